/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Rapporter';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = { one: '{count} till i siffrorna nedan.', other: '{count} till i siffrorna nedan.' };
/** On paper. */
export const largestOf = 'De {shown} största av {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Ej angivet';
export const missingOf = 'Ej angivet: {total} av {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Allvarlighetsgrad';
/** Column of a table: all severities together. */
export const all = 'Alla';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, staplat efter allvarlighetsgrad';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'Siffrorna';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'För få rapporter för att se ett mönster.';
export const moreIsTrust = 'Fler rapporter betyder oftast mer förtroende, inte sämre säkerhet.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'Hälften börjar utredas inom';
export const days = { one: '{count} dag', other: '{count} dagar' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dag', other: '{count} dagar' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
