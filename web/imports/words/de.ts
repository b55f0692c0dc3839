/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Meldungen importieren';
export const subtitle = 'Importiere die alten Meldungen deines Vereins';
export const accessDenied = 'Kein Zugang. Nur Admins und Super-Admins können Meldungen importieren.';
export const loading = 'Wird geladen…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Datei wählen';
export const whichFile =
  'Eine CSV-Datei, wie jede Tabellenkalkulation sie speichert: eine Meldung je Zeile, in der ersten die Namen der Spalten, bis zu 5.000 Meldungen. Importiert wird erst, wenn du gesehen hast, was daraus wird.';
/** Name of the field. */
export const csvFile = 'CSV-Datei';
export const chooseFile = 'Datei wählen';
export const readingFile = 'Die Datei wird gelesen…';
export const downloadTemplate = 'Vorlage herunterladen';
export const tooLarge = 'Die Datei ist größer als 5 MB. Bitte teile sie auf.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = '{name} ({size}) wird gesendet und gelesen. Importiert wird dabei noch nichts.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = { one: '{count} Meldung importiert', other: '{count} Meldungen importiert' };
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Alle diese Meldungen waren schon importiert';
export const theyWait =
  'Sie warten auf ihre Prüfung, jede unter dem Datum, an dem sie gemeldet wurde. Niemand hat eine Mail bekommen.';
export const ifWrong =
  'Wenn etwas nicht stimmt, kannst du den Import 24 Stunden lang rückgängig machen, solange niemand eine seiner Meldungen bearbeitet hat. Wird dieselbe Datei noch einmal importiert, entsteht nichts doppelt. Eine Zeile, die darin berichtigt wurde, wird zu einer eigenen Meldung.';
export const openDashboard = 'Zur Übersicht';
export const importAnother = 'Weitere Datei importieren';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Letzte Importe';
export const canBeUndone =
  'Ein Import lässt sich 24 Stunden lang rückgängig machen, solange niemand eine seiner Meldungen bearbeitet hat.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = { one: '{count} Meldung für {club}', other: '{count} Meldungen für {club}' };
/** Below it; both are a day and time. */
export const importedOn = 'Importiert: {imported}. Rückgängig möglich bis {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Rückgängig';
export const undoImportOf = {
  one: 'Import von {count} Meldung rückgängig machen',
  other: 'Import von {count} Meldungen rückgängig machen',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Import rückgängig machen';
export const whatUndoDoes = {
  one: 'Die Meldung dieses Imports wird gelöscht. Du kannst dieselbe Datei danach wieder importieren.',
  other: 'Alle {count} Meldungen dieses Imports werden gelöscht. Du kannst dieselbe Datei danach wieder importieren.',
};
export const deleteReports = { one: '{count} Meldung löschen', other: '{count} Meldungen löschen' };
export const deleting = 'Wird gelöscht…';
/** Title and text of a message. */
export const importUndone = 'Import rückgängig gemacht';
export const reportsDeleted = { one: '{count} Meldung gelöscht.', other: '{count} Meldungen gelöscht.' };
