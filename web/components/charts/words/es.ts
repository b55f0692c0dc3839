/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Informes';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = { one: '{count} más en las cifras de abajo.', other: '{count} más en las cifras de abajo.' };
/** On paper. */
export const largestOf = 'Con más informes: {shown} de {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Sin indicar';
export const missingOf = 'Sin indicar: {total} de {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Gravedad';
/** Column of a table: all severities together. */
export const all = 'Total';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, por gravedad';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'Las cifras';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Aún hay muy pocos informes para ver una pauta.';
export const moreIsTrust = 'Más informes suelen indicar más confianza, no menos seguridad.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'La mitad se atiende en';
export const days = { one: '{count} día', other: '{count} días' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} día', other: '{count} días' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
