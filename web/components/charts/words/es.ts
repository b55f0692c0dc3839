/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Informes';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = { one: '{count} más en las cifras de abajo.', other: '{count} más en las cifras de abajo.' };
/** On paper. */
export const largestOf = 'Con más informes: {shown} de {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'Los últimos {shown} años.',
  quarter: 'Los últimos {shown} trimestres.',
  month: 'Los últimos {shown} meses.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Sin indicar';
export const missingOf = 'Sin indicar: {total} de {reports}';
/** Name of the legend. */
export const severity = 'Gravedad';
/** Column heading: all severities together. */
export const all = 'Total';
/** Alternative text of a chart. */
export const stacked = '{title}, por gravedad';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'Las cifras';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Aún hay muy pocos informes para ver una pauta.';
export const trustNote = 'Más informes suelen indicar más confianza, no menos seguridad.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'La mitad se atiende en';
export const days = { one: '{count} día', other: '{count} días' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} día', other: '{count} días' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
