/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Commento del team sicurezza';
export const dayOfSubmission = 'Data di invio';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Riga {row}: {problem}';
export const cellProblem = '{column} “{cell}”: {problem}';
export const emptyProblem = '{column} (vuoto): {problem}';
export const notWhole =
  'il numero di celle non è quello dell’intestazione ({cells} invece di {columns}); il file potrebbe essere troncato o separato in altro modo';
export const formula = 'è una formula; un apostrofo davanti la rende testo';
export const submissionInFuture = 'la data di invio non può essere nel futuro';
export const submissionTooOld = 'la data di invio dev’essere dal 1900 in poi';
/** {order} is one of the three that follow. */
export const notADate = 'non è una data scritta come {order}';
export const orders = {
  ymd: 'anno, mese, giorno',
  dmy: 'giorno, mese, anno',
  mdy: 'mese, giorno, anno',
};
export const hasTime = 'indica la data senza l’ora';
export const noSuchMonth = 'non c’è un mese {month}; controlla come sono scritte le date';
export const noDayZero = 'non c’è un giorno 0';
export const noYearZero = 'l’anno 0 non esiste';
/** {month} is the name of a month. */
export const monthHas = '{month} ha {days} giorni';
export const februaryHas = 'febbraio {year} ha {days} giorni';
export const months = {
  1: 'gennaio',
  2: 'febbraio',
  3: 'marzo',
  4: 'aprile',
  5: 'maggio',
  6: 'giugno',
  7: 'luglio',
  8: 'agosto',
  9: 'settembre',
  10: 'ottobre',
  11: 'novembre',
  12: 'dicembre',
};
/** About the file as a whole. */
export const utf16 = 'il file è in UTF-16; salvalo come CSV in UTF-8';
export const workbook = 'è una cartella di lavoro e non un CSV; salvala come CSV';
export const noCsv = 'non è un CSV, o ha una codifica diversa da UTF-8 e Windows-1252';
export const damaged =
  'alcuni caratteri non sono né UTF-8 né Windows-1252; il file potrebbe essere troncato o avere un’altra codifica';
export const emptyFile = 'il file è vuoto';
export const columnTwice = 'la colonna {column} c’è due volte';
export const tooManyColumns = 'ci sono più di {max} colonne';
export const oneColumn = 'c’è una sola colonna e nessun campo ha il suo nome; non è un CSV';
export const noReport = 'sotto l’intestazione non c’è nessuna segnalazione';
export const tooManyReports = 'si possono importare al massimo {max} segnalazioni alla volta';
export const unclosed = 'qui si aprono virgolette che non si chiudono mai; il file potrebbe essere troncato';
export const afterQuote =
  'dopo le virgolette di chiusura c’è qualcosa; dentro una cella le virgolette si scrivono due volte';
