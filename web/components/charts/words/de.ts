/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Meldungen';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = {
  one: '{count} weitere in den Zahlen darunter.',
  other: '{count} weitere in den Zahlen darunter.',
};
/** On paper. */
export const largestOf = 'Die {shown} größten von {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'Die letzten {shown} Jahre.',
  quarter: 'Die letzten {shown} Quartale.',
  month: 'Die letzten {shown} Monate.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Keine Angabe';
export const missingOf = 'Keine Angabe: {total} von {reports}';
/** Name of the legend. */
export const severity = 'Schwere';
/** Column heading: all severities together. */
export const all = 'Alle';
/** Alternative text of a chart. */
export const stacked = '{title}, gestapelt nach Schwere';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'Die Zahlen';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Zu wenige Meldungen, um etwas abzulesen.';
export const trustNote = 'Mehr Meldungen bedeuten meist mehr Vertrauen, nicht weniger Sicherheit.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'Die Hälfte ist angesehen nach';
export const days = { one: '{count} Tag', other: '{count} Tagen' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} Tag', other: '{count} Tagen' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
