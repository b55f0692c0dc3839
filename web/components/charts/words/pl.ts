/** Charts of safety reports: on the public page Trends, on staff pages and on the printed year. */

/** Column of a table: how many reports. */
export const reports = 'Zgłoszenia';
/** Below a chart of bars: {count} further rows stand in the table. */
export const moreBelow = {
  one: 'Jeszcze {count} pozycja w tabeli poniżej.',
  few: 'Jeszcze {count} pozycje w tabeli poniżej.',
  many: 'Jeszcze {count} pozycji w tabeli poniżej.',
};
/** On paper. */
export const largestOf = 'Najczęstsze: {shown} z {all}.';
/** A row of what nobody gave, and below a chart: {total} of {reports} reports have nothing there. */
export const notGiven = 'Nie podano';
export const missingOf = 'Nie podano: {total} z {reports}';
/** Name of the list that says what patterns mean. */
export const severity = 'Skutki';
/** Column of a table: all severities together. */
export const all = 'Razem';
/** Describes a chart to people who cannot see it. */
export const stacked = '{title}, z podziałem według skutków';
/** To be unfolded; the second is heard by screen readers. */
export const theNumbers = 'Liczby';
export const numbersOf = ': {title}';
/** Where too few reports are there to draw anything, and what one should know of numbers of reports. */
export const tooFew = 'Za mało zgłoszeń, żeby coś z nich wynikało.';
export const moreIsTrust = 'Więcej zgłoszeń to zwykle więcej zaufania, a nie mniej bezpieczeństwa.';
/** Half of the reports are looked at so soon; {count} days. */
export const takenUp = 'Połową zajęto się w ciągu';
export const days = { one: '{count} dnia', few: '{count} dni', many: '{count} dni' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dnia', few: '{count} dnia', many: '{count} dnia' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
