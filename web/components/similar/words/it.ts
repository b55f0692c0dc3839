/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Segnalazioni simili';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Già successo: {count} segnalazione simile',
  other: 'Già successo: {count} segnalazioni simili',
};
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'In comune: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Segnalazione di sicurezza';
/** For screen readers, after a link. */
export const newTab = 'Si apre in una nuova scheda';
