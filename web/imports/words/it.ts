/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Importa segnalazioni';
export const subtitle = 'Importa le vecchie segnalazioni del club';
export const accessDenied = 'Accesso negato. Solo gli amministratori possono importare segnalazioni.';
export const loading = 'Caricamento…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Scegli un file';
export const whichFile =
  'Un file CSV come lo salva qualsiasi foglio di calcolo: una segnalazione per riga, i nomi delle colonne nella prima, fino a 5.000 segnalazioni. Prima di importare vedi sempre il risultato.';
/** Name of the field. */
export const csvFile = 'File CSV';
export const chooseFile = 'Scegli file';
export const readingFile = 'Lettura del file…';
export const downloadTemplate = 'Scarica modello';
export const tooLarge = 'Il file supera i 5 MB. Dividilo.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = 'Invio e lettura di {name} ({size}). Per ora non si importa nulla.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = { one: '{count} segnalazione importata', other: '{count} segnalazioni importate' };
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Tutte queste segnalazioni erano già state importate';
export const theyWait = 'Sono tra quelle da esaminare, ognuna con la sua data di invio. Nessuno ha ricevuto email.';
export const ifWrong =
  'Se qualcosa non va, puoi revocare l’importazione entro 24 ore, finché nessuno ha lavorato sulle sue segnalazioni. Se importi di nuovo lo stesso file non si duplica nulla; una riga corretta diventa una segnalazione a sé.';
export const openDashboard = 'Apri il pannello';
export const importAnother = 'Importa un altro file';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Importazioni recenti';
export const canBeUndone =
  'Un’importazione si può revocare entro 24 ore, finché nessuno ha lavorato sulle sue segnalazioni.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = { one: '{count} segnalazione per {club}', other: '{count} segnalazioni per {club}' };
/** Below it; both are a day and time. */
export const importedOn = 'Importazione: {imported}. Revocabile fino a: {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Revoca';
export const undoImportOf = {
  one: 'Revoca l’importazione di {count} segnalazione',
  other: 'Revoca l’importazione di {count} segnalazioni',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Revoca importazione';
export const whatUndoDoes = {
  one: 'La segnalazione di questa importazione viene eliminata. Poi puoi importare di nuovo lo stesso file.',
  other:
    'Tutte le {count} segnalazioni di questa importazione vengono eliminate. Poi puoi importare di nuovo lo stesso file.',
};
export const deleteReports = { one: 'Elimina {count} segnalazione', other: 'Elimina {count} segnalazioni' };
export const deleting = 'Eliminazione…';
/** Title and text of a message. */
export const importUndone = 'Importazione revocata';
export const reportsDeleted = { one: '{count} segnalazione eliminata.', other: '{count} segnalazioni eliminate.' };
