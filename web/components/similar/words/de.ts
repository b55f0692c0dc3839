/** Reports that are like the one that is open: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Ähnliche Meldungen';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Schon einmal dagewesen: {count} ähnliche Meldung',
  other: 'Schon einmal dagewesen: {count} ähnliche Meldungen',
};
/** Under each of them: {reasons} are values and words that both have, with commas between. */
export const inCommon = 'Gemeinsam: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Sicherheitsmeldung';
/** Heard by screen readers, behind a link. */
export const newTab = 'Öffnet sich in einem neuen Tab';
