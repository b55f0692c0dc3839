/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Hlášení';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = {
  one: 'Ještě {count} řádek v číslech níže.',
  few: 'Ještě {count} řádky v číslech níže.',
  other: 'Ještě {count} řádků v číslech níže.',
};
/** On paper. */
export const largestOf = 'Největších {shown} z {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'Posledních {shown} let.',
  quarter: 'Posledních {shown} čtvrtletí.',
  month: 'Posledních {shown} měsíců.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Neuvedeno';
export const missingOf = 'Neuvedeno: {total} z {reports}';
/** Name of the legend. */
export const severity = 'Závažnost';
/** Column heading: all severities together. */
export const all = 'Celkem';
/** Alternative text of a chart. */
export const stacked = '{title}, členěno podle závažnosti';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'Čísla';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Hlášení je zatím málo na to, aby z nich bylo něco vidět.';
export const trustNote = 'Víc hlášení většinou znamená víc důvěry, ne nižší bezpečnost.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'Polovina se začne řešit do';
export const days = { one: '{count} dne', few: '{count} dnů', other: '{count} dnů' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dne', few: '{count} dne', other: '{count} dne' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
