/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Meldingen';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = { one: 'Nog {count} in de cijfers hieronder.', other: 'Nog {count} in de cijfers hieronder.' };
/** On paper. */
export const largestOf = 'De grootste {shown} van {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'De laatste {shown} jaar.',
  quarter: 'De laatste {shown} kwartalen.',
  month: 'De laatste {shown} maanden.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Niet ingevuld';
export const missingOf = 'Niet ingevuld: {total} van {reports}';
/** Name of the legend. */
export const severity = 'Ernst';
/** Column heading: all severities together. */
export const all = 'Totaal';
/** Alternative text of a chart. */
export const stacked = '{title}, gestapeld naar ernst';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'De cijfers';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Te weinig meldingen voor een patroon.';
export const trustNote = 'Meer meldingen betekenen meestal meer vertrouwen, niet minder veiligheid.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'Helft opgepakt binnen';
export const days = { one: '{count} dag', other: '{count} dagen' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dag', other: '{count} dagen' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
