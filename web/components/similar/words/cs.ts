/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Podobná hlášení';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Už se stalo: {count} podobné hlášení',
  few: 'Už se stalo: {count} podobná hlášení',
  other: 'Už se stalo: {count} podobných hlášení',
};
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'Společné: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** For screen readers, after a link. */
export const newTab = 'Otevře se na nové kartě';
