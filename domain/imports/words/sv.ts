/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Säkerhetsteamets kommentar';
export const dayOfSubmission = 'Inlämningsdag';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Rad {row}: {problem}';
export const cellProblem = '{column} ”{cell}”: {problem}';
export const emptyProblem = '{column} (tomt): {problem}';
export const notWhole =
  'antalet celler är ett annat än i rubrikraden ({cells} i stället för {columns}); filen kan vara avkapad eller ha ett annat skiljetecken';
export const formula = 'detta är en formel; en apostrof framför gör den till text';
export const submissionInFuture = 'inlämningsdagen får inte ligga i framtiden';
export const submissionTooOld = 'inlämningsdagen måste vara från 1900 och framåt';
/** {order} is one of the three that follow. */
export const notADate = 'inget datum skrivet som {order}';
export const orders = {
  ymd: 'år, månad, dag',
  dmy: 'dag, månad, år',
  mdy: 'månad, dag, år',
};
export const hasTime = 'ange datumet utan klockslag';
export const noSuchMonth = 'det finns ingen månad {month}; kontrollera hur datum är skrivna';
export const noDayZero = 'det finns ingen dag 0';
export const noYearZero = 'år 0 finns inte';
/** {month} is the name of a month. */
export const monthHas = '{month} har {days} dagar';
export const februaryHas = 'februari {year} har {days} dagar';
export const months = {
  1: 'januari',
  2: 'februari',
  3: 'mars',
  4: 'april',
  5: 'maj',
  6: 'juni',
  7: 'juli',
  8: 'augusti',
  9: 'september',
  10: 'oktober',
  11: 'november',
  12: 'december',
};
/** About the file as a whole. */
export const utf16 = 'filen är i UTF-16; spara den som CSV i UTF-8';
export const workbook = 'detta är en arbetsbok och ingen CSV; spara den som CSV';
export const noCsv = 'detta är ingen CSV, eller i en annan kodning än UTF-8 och Windows-1252';
export const damaged = 'vissa tecken är varken UTF-8 eller Windows-1252; filen kan vara avkapad eller annorlunda kodad';
export const emptyFile = 'filen är tom';
export const columnTwice = 'kolumnen {column} finns två gånger';
export const tooManyColumns = 'det finns fler än {max} kolumner';
export const oneColumn = 'det finns en enda kolumn och inget fält heter så; detta är ingen CSV';
export const noReport = 'det finns ingen rapport under rubrikraden';
export const tooManyReports = 'högst {max} rapporter kan importeras åt gången';
export const unclosed = 'här öppnas ett citattecken som aldrig stängs; filen kan vara avkapad';
export const afterQuote =
  'det finns något efter ett avslutande citattecken; i en cell skrivs ett citattecken två gånger';
