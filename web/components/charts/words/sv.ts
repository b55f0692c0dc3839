/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Rapporter';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = { one: '{count} till i siffrorna nedan.', other: '{count} till i siffrorna nedan.' };
/** On paper. */
export const largestOf = 'De {shown} största av {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'De senaste {shown} åren.',
  quarter: 'De senaste {shown} kvartalen.',
  month: 'De senaste {shown} månaderna.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Ej angivet';
export const missingOf = 'Ej angivet: {total} av {reports}';
/** Name of the legend. */
export const severity = 'Allvarlighetsgrad';
/** Column heading: all severities together. */
export const all = 'Alla';
/** Alternative text of a chart. */
export const stacked = '{title}, staplat efter allvarlighetsgrad';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'Siffrorna';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'För få rapporter för att se ett mönster.';
export const trustNote = 'Fler rapporter betyder oftast mer förtroende, inte sämre säkerhet.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'Hälften börjar utredas inom';
export const days = { one: '{count} dag', other: '{count} dagar' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dag', other: '{count} dagar' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
