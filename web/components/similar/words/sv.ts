/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Liknande rapporter';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Har hänt förr: {count} liknande rapport',
  other: 'Har hänt förr: {count} liknande rapporter',
};
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'Gemensamt: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Säkerhetsrapport';
/** For screen readers, after a link. */
export const newTab = 'Öppnas i en ny flik';
