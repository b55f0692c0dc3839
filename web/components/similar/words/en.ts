/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Similar reports';
/** In the review dialog: opens the list. */
export const seenBefore = { one: 'Seen before: {count} similar report', other: 'Seen before: {count} similar reports' };
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'In common: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Safety Report';
/** For screen readers, after a link. */
export const newTab = 'Opens in a new tab';
