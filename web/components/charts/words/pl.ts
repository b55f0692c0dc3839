/** Charts of safety reports: on the public Trends page, on staff pages and in the printed annual report. */

/** Column heading: the number of reports. */
export const reports = 'Zgłoszenia';
/** Below a bar chart: {count} more rows are in the table. */
export const moreBelow = {
  one: 'Jeszcze {count} pozycja w tabeli poniżej.',
  few: 'Jeszcze {count} pozycje w tabeli poniżej.',
  many: 'Jeszcze {count} pozycji w tabeli poniżej.',
};
/** On paper. */
export const largestOf = 'Najczęstsze: {shown} z {all}.';
/** Below a chart that leaves out earlier periods. */
export const newestPeriods = {
  year: 'Ostatnie lata: {shown}.',
  quarter: 'Ostatnie kwartały: {shown}.',
  month: 'Ostatnie miesiące: {shown}.',
};
/** Row for reports without a value, and a note below a chart: {total} of {reports} have none. */
export const notGiven = 'Nie podano';
export const missingOf = 'Nie podano: {total} z {reports}';
/** Name of the legend. */
export const severity = 'Skutki';
/** Column heading: all severities together. */
export const all = 'Razem';
/** Alternative text of a chart. */
export const stacked = '{title}, z podziałem według skutków';
/** Expands the table; the second part is for screen readers only. */
export const theNumbers = 'Liczby';
export const numbersOf = ': {title}';
/** Instead of charts if there are too few reports, and a caution about the number of reports. */
export const tooFew = 'Za mało zgłoszeń, żeby coś z nich wynikało.';
export const trustNote = 'Więcej zgłoszeń to zwykle więcej zaufania, a nie mniej bezpieczeństwa.';
/** The median time to review, as a label and its value. */
export const halfReviewedWithin = 'Połową zajęto się w ciągu';
export const days = { one: '{count} dnia', few: '{count} dni', many: '{count} dni' };
/** The same for a number such as 2.5, after which Polish and Czech have another form. */
export const decimalDays = { one: '{count} dnia', few: '{count} dnia', many: '{count} dnia' };
/** Shown when the mouse rests on a bar. */
export const labelAndNumber = '{label}: {number}';
