/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Kommentar des Sicherheitsteams';
export const dayOfSubmission = 'Datum der Meldung';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Zeile {row}: {problem}';
export const cellProblem = '{column} „{cell}“: {problem}';
export const emptyProblem = '{column} (leer): {problem}';
export const notWhole =
  'die Zahl der Zellen ist eine andere als in der Kopfzeile ({cells} statt {columns}); die Datei ist vielleicht abgeschnitten oder anders getrennt';
export const formula = 'das ist eine Formel; ein Apostroph davor macht sie zu Text';
export const submissionInFuture = 'das Datum der Meldung darf nicht in der Zukunft liegen';
export const submissionTooOld = 'das Datum der Meldung muss im Jahr 1900 oder später liegen';
/** {order} is one of the three that follow. */
export const notADate = 'kein Datum in der Form {order}';
export const orders = {
  ymd: 'Jahr, Monat, Tag',
  dmy: 'Tag, Monat, Jahr',
  mdy: 'Monat, Tag, Jahr',
};
export const hasTime = 'bitte gib das Datum ohne Uhrzeit an';
export const noSuchMonth = 'einen Monat {month} gibt es nicht; bitte prüfe, wie das Datum geschrieben ist';
export const noDayZero = 'einen Tag 0 gibt es nicht';
export const noYearZero = 'ein Jahr 0 gibt es nicht';
/** {month} is the name of a month. */
export const monthHas = '{month} hat {days} Tage';
export const februaryHas = 'der Februar {year} hat {days} Tage';
export const months = {
  1: 'Januar',
  2: 'Februar',
  3: 'März',
  4: 'April',
  5: 'Mai',
  6: 'Juni',
  7: 'Juli',
  8: 'August',
  9: 'September',
  10: 'Oktober',
  11: 'November',
  12: 'Dezember',
};
/** About the file as a whole. */
export const utf16 = 'die Datei ist in UTF-16; bitte speichere sie als CSV in UTF-8';
export const workbook = 'das ist eine Arbeitsmappe und kein CSV; bitte speichere sie als CSV';
export const noCsv = 'das ist kein CSV oder in einer anderen Kodierung als UTF-8 und Windows-1252';
export const damaged =
  'einige Zeichen sind weder UTF-8 noch Windows-1252; die Datei ist vielleicht abgeschnitten oder anders kodiert';
export const emptyFile = 'die Datei ist leer';
export const columnTwice = 'die Spalte {column} steht zweimal da';
export const tooManyColumns = 'es sind mehr als {max} Spalten';
export const oneColumn = 'es gibt nur eine Spalte, und kein Feld heißt so; das ist kein CSV';
export const noReport = 'unter der Kopfzeile steht keine Meldung';
export const tooManyReports = 'es können höchstens {max} Meldungen auf einmal importiert werden';
export const unclosed = 'hier beginnt ein Anführungszeichen und endet nie; die Datei ist vielleicht abgeschnitten';
export const afterQuote =
  'hinter einem schließenden Anführungszeichen steht noch etwas; in einer Zelle wird ein Anführungszeichen doppelt geschrieben';
