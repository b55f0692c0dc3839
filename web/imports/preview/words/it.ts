/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Anteprima di {name}';
export const readingAgain = 'Nuova lettura del file…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. Arrivano come segnalazioni da esaminare, ognuna con la sua data.';
export const rowsInFile = { one: '{count} riga nel file', other: '{count} righe nel file' };
export const canBeImported = { one: '{count} segnalazione importabile', other: '{count} segnalazioni importabili' };
export const cannotBeImported = { one: '{count} riga non importabile', other: '{count} righe non importabili' };
export const importedBefore = { one: '{count} riga già importata', other: '{count} righe già importate' };

/** While busy. */
export const importing = 'Importazione…';
export const importingReports = {
  one: 'Importazione di {count} segnalazione: se qualcosa non riesce, non viene importato nulla. Per migliaia serve fino a un minuto. Intanto puoi lasciare questa pagina.',
  other:
    'Importazione di {count} segnalazioni: tutte o, se qualcosa non riesce, nessuna. Per migliaia serve fino a un minuto. Intanto puoi lasciare questa pagina.',
};
/** Beside the buttons. */
export const chooseForUndated =
  'Scegli che cosa fare delle righe senza data. Un’importazione si può revocare entro 24 ore.';
export const nothingImportedYet =
  'Non è ancora stato importato nulla. Dopo un’ora senza conferma il file viene eliminato. Un’importazione si può revocare entro 24 ore.';
/** Buttons. */
export const startAgain = 'Ricomincia';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Questo file non è più sul server. O è stato importato, e allora è elencato in “Importazioni recenti”, o è stato eliminato dopo un’ora. Ricomincia.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Riprova';
export const importReports = { one: 'Importa {count} segnalazione', other: 'Importa {count} segnalazioni' };
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: 'Escludi {count} riga e {andImport}',
  other: 'Escludi {count} righe e {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = { one: 'importa {count} segnalazione', other: 'importa {count} segnalazioni' };

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Come sono scritte le date';
export const checkDays = 'Controlla bene: 03.04.2019 può essere in aprile o in marzo.';
export const dayOrders = {
  dmy: 'Giorno, mese, anno: 31.12.2019',
  mdy: 'Mese, giorno, anno: 12/31/2019',
  ymd: 'Anno, mese, giorno: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Che cosa contiene ogni colonna';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Nessuna colonna contiene ancora il campo “{field}”, necessario in ogni segnalazione. Scegli la colonna in “{group}”.';
/** A column without a name. */
export const columnNumber = 'Colonna {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Escludi';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Parole che il modulo non conosce';
export const chooseMeaning =
  'Scegli che cosa significa ogni parola, perché conti nei filtri, nelle tendenze e nella gravità. Puoi anche lasciarla com’è.';
/** An option. */
export const keepAsIs = 'Lascia com’è';
/** A button. */
export const showAllWords = { one: 'Mostra {count} parola', other: 'Mostra tutte le {count} parole' };

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Righe senza data: {count}. Che cosa ne facciamo?',
  other: 'Righe senza data: {count}. Che cosa ne facciamo?',
};
export const undatedChoices = {
  'leave-out': 'Escluderle',
  year: 'Datarle al 1º gennaio di un anno',
  today: 'Datarle a oggi',
};
export const haveNoDay = {
  one: '{count} riga non ha né la data di invio né quella dell’evento.',
  other: '{count} righe non hanno né la data di invio né quella dell’evento.',
};
/** Label and hint of a field. */
export const year = 'Anno';
export const fourDigits = 'Quattro cifre, per esempio 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Inserisci un anno dal 1900 al {year}';

/** A heading above the first reports of the file. */
export const yourReport = 'La tua segnalazione';
export const yourFirstReports = 'Le tue prime segnalazioni';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Riga {row}';
/** Instead of a date. */
export const waitsForChoice = 'Aspetta la tua scelta';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (riservato):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Righe non importabili';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'Qui la prima ({shown} di {count} riga).',
  other: 'Qui le prime {shown} di {count} righe.',
};
export const correctThem = 'Correggile nel foglio di calcolo e scegli di nuovo il file, oppure escludile.';
/** A button. */
export const showAllRows = { one: 'Mostra {count} riga', other: 'Mostra tutte le {count} righe' };
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Già importate';
export const notImportedAgain = {
  one: '{count} riga è già stata importata e non verrà importata di nuovo: riga {rows}.',
  other: '{count} righe sono già state importate e non verranno importate di nuovo: righe {rows}.',
};
