/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Komentarz zespołu bezpieczeństwa';
export const dayOfSubmission = 'Data zgłoszenia';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Wiersz {row}: {problem}';
export const cellProblem = '{column} „{cell}”: {problem}';
export const emptyProblem = '{column} (puste): {problem}';
export const notWhole = 'komórek: {cells}, w nagłówku: {columns}; plik może być ucięty albo inaczej rozdzielony';
export const formula = 'to jest formuła; apostrof przed nią robi z niej tekst';
export const submissionInFuture = 'data zgłoszenia nie może być w przyszłości';
export const submissionTooOld = 'data zgłoszenia nie może być wcześniejsza niż rok 1900';
/** {order} is one of the three that follow. */
export const notADate = 'to nie data w postaci {order}';
export const orders = {
  ymd: 'rok, miesiąc, dzień',
  dmy: 'dzień, miesiąc, rok',
  mdy: 'miesiąc, dzień, rok',
};
export const hasTime = 'proszę podać datę bez godziny';
export const noSuchMonth = 'nie ma miesiąca {month}; proszę sprawdzić zapis dat';
export const noDayZero = 'nie ma dnia 0';
export const noYearZero = 'nie ma roku 0';
/** {month} is the name of a month. */
export const monthHas = '{month}: liczba dni to {days}';
export const februaryHas = 'luty {year}: liczba dni to {days}';
export const months = {
  1: 'styczeń',
  2: 'luty',
  3: 'marzec',
  4: 'kwiecień',
  5: 'maj',
  6: 'czerwiec',
  7: 'lipiec',
  8: 'sierpień',
  9: 'wrzesień',
  10: 'październik',
  11: 'listopad',
  12: 'grudzień',
};
/** About the file as a whole. */
export const utf16 = 'plik jest w UTF-16; proszę zapisać go jako CSV w UTF-8';
export const workbook = 'to skoroszyt, a nie CSV; proszę zapisać go jako CSV';
export const noCsv = 'to nie CSV albo plik ma kodowanie inne niż UTF-8 i Windows-1252';
export const damaged =
  'niektóre znaki nie są ani w UTF-8, ani w Windows-1252; plik może być ucięty albo inaczej zakodowany';
export const emptyFile = 'plik jest pusty';
export const columnTwice = 'kolumna {column} występuje dwa razy';
export const tooManyColumns = 'kolumn jest więcej niż {max}';
export const oneColumn = 'jest jedna kolumna i żadne pole tak się nie nazywa; to nie CSV';
export const noReport = 'pod nagłówkiem nie ma zgłoszenia';
export const tooManyReports = 'za jednym razem można zaimportować najwyżej {max} zgłoszeń';
export const unclosed = 'tu otwarto cudzysłów, którego nic nie zamyka; plik może być ucięty';
export const afterQuote = 'za zamykającym cudzysłowem coś jeszcze jest; w komórce cudzysłów pisze się dwa razy';
