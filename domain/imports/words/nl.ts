/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Analyse';
export const dayOfSubmission = 'Meldingsdatum';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Rij {row}: {problem}';
export const cellProblem = '{column} ‘{cell}’: {problem}';
export const emptyProblem = '{column} (leeg): {problem}';
export const notWhole =
  'het aantal cellen is anders dan in de kop ({cells} in plaats van {columns}); misschien is het bestand afgekapt of gebruikt het een ander scheidingsteken';
export const formula = 'dit is een formule; een apostrof ervoor maakt er tekst van';
export const submissionInFuture = 'de meldingsdatum mag niet in de toekomst liggen';
export const submissionTooOld = 'de meldingsdatum moet in 1900 of later liggen';
/** {order} is one of the three that follow. */
export const notADate = 'geen datum in de vorm {order}';
export const orders = {
  ymd: 'jaar, maand, dag',
  dmy: 'dag, maand, jaar',
  mdy: 'maand, dag, jaar',
};
export const hasTime = 'geef de datum zonder tijd op';
export const noSuchMonth = 'er is geen maand {month}; kijk na hoe datums geschreven zijn';
export const noDayZero = 'er is geen dag 0';
export const noYearZero = 'een jaar 0 bestaat niet';
/** {month} is the name of a month. */
export const monthHas = '{month} heeft {days} dagen';
export const februaryHas = 'februari {year} heeft {days} dagen';
export const months = {
  1: 'januari',
  2: 'februari',
  3: 'maart',
  4: 'april',
  5: 'mei',
  6: 'juni',
  7: 'juli',
  8: 'augustus',
  9: 'september',
  10: 'oktober',
  11: 'november',
  12: 'december',
};
/** About the file as a whole. */
export const utf16 = 'het bestand is in UTF-16; sla het op als CSV in UTF-8';
export const workbook = 'dit is een werkmap en geen CSV; sla het op als CSV';
export const noCsv = 'dit is geen CSV, of in een andere codering dan UTF-8 en Windows-1252';
export const damaged =
  'sommige tekens zijn geen UTF-8 en geen Windows-1252; misschien is het bestand afgekapt of anders gecodeerd';
export const emptyFile = 'het bestand is leeg';
export const columnTwice = 'de kolom {column} staat er twee keer in';
export const tooManyColumns = 'er zijn meer dan {max} kolommen';
export const oneColumn = 'er is één kolom en geen veld heet zo; dit is geen CSV';
export const noReport = 'er staat geen melding onder de kop';
export const tooManyReports = 'er kunnen hoogstens {max} meldingen tegelijk worden geïmporteerd';
export const unclosed = 'hier wordt een aanhalingsteken geopend en nooit gesloten; misschien is het bestand afgekapt';
export const afterQuote =
  'er staat iets achter een sluitend aanhalingsteken; binnen een cel schrijf je een aanhalingsteken dubbel';
