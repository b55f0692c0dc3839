/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Reports';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = { one: '{count} more in the numbers below.', other: '{count} more in the numbers below.' };
/** On paper. */
export const largestOf = 'The largest {shown} of {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'The latest {shown} years.',
  quarter: 'The latest {shown} quarters.',
  month: 'The latest {shown} months.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Not given';
export const missingOf = 'Not given: {total} of {reports}';
/** Name of the legend. */
export const severity = 'Severity';
/** Column heading: all severities together. */
export const all = 'All';
/** Alternative text of a chart. */
export const stacked = '{title}, stacked by severity';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'Show the numbers';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Too few reports for a pattern.';
export const trustNote = 'More reports usually mean more trust, not less safety.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'Half are reviewed within';
export const days = { one: '{count} day', other: '{count} days' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} day', other: '{count} days' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
