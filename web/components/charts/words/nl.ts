/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Meldingen';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = { one: 'Nog {count} in de cijfers hieronder.', other: 'Nog {count} in de cijfers hieronder.' };
/** On paper. */
export const largestOf = 'De grootste {shown} van {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Niet ingevuld';
export const missingOf = 'Niet ingevuld: {total} van {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Ernst';
/** Column of a table: all severities together. */
export const all = 'Totaal';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, gestapeld naar ernst';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'De cijfers';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Te weinig meldingen voor een patroon.';
export const moreIsTrust = 'Meer meldingen betekent meestal meer vertrouwen, niet minder veiligheid.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'Helft opgepakt binnen';
export const days = { one: '{count} dag', other: '{count} dagen' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dag', other: '{count} dagen' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
