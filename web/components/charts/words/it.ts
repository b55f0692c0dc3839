/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Segnalazioni';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = {
  one: '{count} altra riga nella tabella qui sotto.',
  other: 'Altre {count} righe nella tabella qui sotto.',
};
/** On paper. */
export const largestOf = 'Le {shown} voci più numerose su {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Non indicato';
export const missingOf = 'Non indicato: {total} su {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Gravità';
/** Column of a table: all severities together. */
export const all = 'Tutte';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, per gravità';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'I numeri';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Troppo poche segnalazioni per vedere una tendenza.';
export const moreIsTrust = 'Più segnalazioni di solito vuol dire più fiducia, non meno sicurezza.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'La metà è presa in carico entro';
export const days = { one: '{count} giorno', other: '{count} giorni' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} giorno', other: '{count} giorni' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
