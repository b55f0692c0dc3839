/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Vergelijkbare meldingen';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Eerder gezien: {count} vergelijkbare melding',
  other: 'Eerder gezien: {count} vergelijkbare meldingen',
};
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'Overeenkomsten: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Veiligheidsmelding';
/** For screen readers, after a link. */
export const newTab = 'Opent in een nieuw tabblad';
