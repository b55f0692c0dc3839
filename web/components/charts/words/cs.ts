/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Hlášení';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = {
  one: 'Ještě {count} řádek v číslech níže.',
  few: 'Ještě {count} řádky v číslech níže.',
  other: 'Ještě {count} řádků v číslech níže.',
};
/** On paper. */
export const largestOf = 'Největších {shown} z {all}.';
/** A row of what nobody gave, and below a chart. */
export const notGiven = 'Neuvedeno';
export const missingOf = 'Neuvedeno: {total} z {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Závažnost';
/** Column of a table: all severities together. */
export const all = 'Celkem';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, členěno podle závažnosti';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'Čísla';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Hlášení je zatím málo na to, aby z nich bylo něco vidět.';
export const moreIsTrust = 'Víc hlášení většinou znamená víc důvěry, ne nižší bezpečnost.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'Polovina se začne řešit do';
export const days = { one: '{count} dne', few: '{count} dnů', other: '{count} dnů' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dne', few: '{count} dne', other: '{count} dne' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
