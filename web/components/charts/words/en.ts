/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Reports';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = { one: '{count} more in the numbers below.', other: '{count} more in the numbers below.' };
/** On paper. */
export const largestOf = 'The largest {shown} of {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Not given';
export const missingOf = 'Not given: {total} of {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Severity';
/** Column of a table: all severities together. */
export const all = 'All';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, stacked by severity';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'The numbers';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Too few reports for a pattern.';
export const moreIsTrust = 'More reports usually mean more trust, not less safety.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'Half are reviewed within';
export const days = { one: '{count} day', other: '{count} days' };
