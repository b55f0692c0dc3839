/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Komentář bezpečnostního týmu';
export const dayOfSubmission = 'Den nahlášení';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Řádek {row}: {problem}';
export const cellProblem = '{column} „{cell}“: {problem}';
export const emptyProblem = '{column} (prázdné): {problem}';
export const notWhole = 'buněk: {cells}, v záhlaví: {columns}; soubor je možná useknutý nebo jinak oddělený';
export const formula = 'to je vzorec; apostrof před ním z něj udělá text';
export const submissionInFuture = 'den nahlášení nesmí být v budoucnosti';
export const submissionTooOld = 'den nahlášení musí být od roku 1900';
/** {order} is one of the three that follow. */
export const notADate = 'není datum ve tvaru {order}';
export const orders = {
  ymd: 'rok, měsíc, den',
  dmy: 'den, měsíc, rok',
  mdy: 'měsíc, den, rok',
};
export const hasTime = 'uveďte prosím datum bez času';
export const noSuchMonth = 'měsíc {month} neexistuje; zkontrolujte prosím, jak jsou zapsána data';
export const noDayZero = 'den 0 neexistuje';
export const noYearZero = 'rok 0 neexistuje';
/** {month} is the name of a month. */
export const monthHas = '{month}: počet dní je {days}';
export const februaryHas = 'únor {year}: počet dní je {days}';
export const months = {
  1: 'leden',
  2: 'únor',
  3: 'březen',
  4: 'duben',
  5: 'květen',
  6: 'červen',
  7: 'červenec',
  8: 'srpen',
  9: 'září',
  10: 'říjen',
  11: 'listopad',
  12: 'prosinec',
};
/** About the file as a whole. */
export const utf16 = 'soubor je v UTF-16; uložte jej prosím jako CSV v UTF-8';
export const workbook = 'to je sešit, a ne CSV; uložte jej prosím jako CSV';
export const noCsv = 'to není CSV, nebo má jiné kódování než UTF-8 a Windows-1252';
export const damaged = 'některé znaky nejsou ani UTF-8, ani Windows-1252; soubor je možná useknutý nebo jinak kódovaný';
export const emptyFile = 'soubor je prázdný';
export const columnTwice = 'sloupec {column} je tu dvakrát';
export const tooManyColumns = 'sloupců je víc než {max}';
export const oneColumn = 'je tu jeden sloupec a žádné pole se tak nejmenuje; to není CSV';
export const noReport = 'pod záhlavím není žádné hlášení';
export const tooManyReports = 'najednou lze importovat nejvýše {max} hlášení';
export const unclosed = 'tady začínají uvozovky a nikde nekončí; soubor je možná useknutý';
export const afterQuote = 'za koncovými uvozovkami ještě něco je; uvnitř buňky se uvozovky píší dvakrát';
