/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'REX';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = {
  one: 'Encore {count} ligne dans les chiffres ci-dessous.',
  other: 'Encore {count} lignes dans les chiffres ci-dessous.',
};
/** On paper. */
export const largestOf = 'Les {shown} premières lignes sur {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'Les {shown} dernières années.',
  quarter: 'Les {shown} derniers trimestres.',
  month: 'Les {shown} derniers mois.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Non précisé';
export const missingOf = 'Non précisé : {total} sur {reports}';
/** Name of the legend. */
export const severity = 'Gravité';
/** Column heading: all severities together. */
export const all = 'Total';
/** Alternative text of a chart. */
export const stacked = '{title}, répartition par gravité';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'Les chiffres';
export const numbersOf = ' : {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Trop peu de REX pour dégager une tendance.';
export const trustNote = 'Plus de REX, c’est en général plus de confiance, pas moins de sécurité.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'La moitié est prise en charge en';
export const days = { one: '{count} jour', other: '{count} jours' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} jour', other: '{count} jours' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label} : {number}';
