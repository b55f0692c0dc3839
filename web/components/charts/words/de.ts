/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Meldungen';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = {
  one: '{count} weitere in den Zahlen darunter.',
  other: '{count} weitere in den Zahlen darunter.',
};
/** On paper. */
export const largestOf = 'Die {shown} größten von {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Keine Angabe';
export const missingOf = 'Keine Angabe: {total} von {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Schwere';
/** Column of a table: all severities together. */
export const all = 'Alle';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, gestapelt nach Schwere';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'Die Zahlen';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Zu wenige Meldungen, um etwas abzulesen.';
export const moreIsTrust = 'Mehr Meldungen bedeuten meist mehr Vertrauen, nicht weniger Sicherheit.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'Die Hälfte ist angesehen nach';
export const days = { one: '{count} Tag', other: '{count} Tagen' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} Tag', other: '{count} Tagen' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
