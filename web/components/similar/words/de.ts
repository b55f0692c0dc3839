/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Ähnliche Meldungen';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Schon vorgekommen: {count} ähnliche Meldung',
  other: 'Schon vorgekommen: {count} ähnliche Meldungen',
};
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'Gemeinsam: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Sicherheitsmeldung';
/** For screen readers, after a link. */
export const newTab = 'Öffnet sich in einem neuen Tab';
