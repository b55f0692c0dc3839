/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Podobne zgłoszenia';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'To już było: {count} podobne zgłoszenie',
  few: 'To już było: {count} podobne zgłoszenia',
  many: 'To już było: {count} podobnych zgłoszeń',
};
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'Wspólne: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Zgłoszenie zdarzenia';
/** For screen readers, after a link. */
export const newTab = 'Otwiera się w nowej karcie';
