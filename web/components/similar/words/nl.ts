/** Reports that are like the one that is open: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'Vergelijkbare meldingen';
/** In the review dialog: opens the list. */
export const seenBefore = {
  one: 'Eerder gezien: {count} vergelijkbare melding',
  other: 'Eerder gezien: {count} vergelijkbare meldingen',
};
/** Under each of them: {reasons} are values and words that both have, with commas between. */
export const inCommon = 'Gemeen: {reasons}';
/** A report without a headline. */
export const safetyReport = 'Veiligheidsmelding';
/** Heard by screen readers, behind a link. */
export const newTab = 'Opent in een nieuw tabblad';
