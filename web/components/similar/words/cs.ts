/** Reports that are like the one that is open: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Podobná hlášení';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Už se stalo: {count} podobné hlášení',
  few: 'Už se stalo: {count} podobná hlášení',
  other: 'Už se stalo: {count} podobných hlášení',
};
/** Under each of them: {reasons} are values and words that both have, with commas between. */
export const inCommon = 'Společné: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** Heard by screen readers, behind a link. */
export const newTab = 'Otevře se na nové kartě';
