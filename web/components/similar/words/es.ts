/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Informes parecidos';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Ya ocurrió antes: {count} informe parecido',
  other: 'Ya ocurrió antes: {count} informes parecidos',
};
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'En común: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** For screen readers, after a link. */
export const newTab = 'Se abre en una pestaña nueva';
