/** Reports that are like the one that is open: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Informes parecidos';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Ya ocurrió antes: {count} informe parecido',
  other: 'Ya ocurrió antes: {count} informes parecidos',
};
/** Under each of them: {reasons} are values and words that both have, with commas between. */
export const inCommon = 'En común: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** Heard by screen readers, behind a link. */
export const newTab = 'Se abre en una pestaña nueva';
