/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'REX';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = {
  one: 'Encore {count} ligne dans les chiffres ci-dessous.',
  other: 'Encore {count} lignes dans les chiffres ci-dessous.',
};
/** On paper. */
export const largestOf = 'Les {shown} premières lignes sur {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Non précisé';
export const missingOf = 'Non précisé : {total} sur {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Gravité';
/** Column of a table: all severities together. */
export const all = 'Total';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, répartition par gravité';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'Les chiffres';
export const numbersOf = ' : {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Trop peu de REX pour dégager une tendance.';
export const moreIsTrust = 'Plus de REX, c’est en général plus de confiance, pas moins de sécurité.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'La moitié est prise en charge en';
export const days = { one: '{count} jour', other: '{count} jours' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} jour', other: '{count} jours' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label} : {number}';
