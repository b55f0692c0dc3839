/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Segnalazioni';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = {
  one: '{count} altra riga nella tabella qui sotto.',
  other: 'Altre {count} righe nella tabella qui sotto.',
};
/** On paper. */
export const largestOf = 'Le {shown} voci più numerose su {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'Gli ultimi {shown} anni.',
  quarter: 'Gli ultimi {shown} trimestri.',
  month: 'Gli ultimi {shown} mesi.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Non indicato';
export const missingOf = 'Non indicato: {total} su {reports}';
/** Name of the legend. */
export const severity = 'Gravità';
/** Column heading: all severities together. */
export const all = 'Tutte';
/** Alternative text of a chart. */
export const stacked = '{title}, per gravità';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'I numeri';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Troppo poche segnalazioni per vedere una tendenza.';
export const trustNote = 'Più segnalazioni di solito vogliono dire più fiducia, non meno sicurezza.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'La metà è presa in carico entro';
export const days = { one: '{count} giorno', other: '{count} giorni' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} giorno', other: '{count} giorni' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
