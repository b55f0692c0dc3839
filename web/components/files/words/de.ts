// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'CSV-Export';
export const exporting = 'Wird exportiert…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Exportiert';
export const hasBeenSaved = '{name} ist gespeichert.';
export const exportFailed = 'Export fehlgeschlagen';
export const failedToExport = 'Der Export hat nicht geklappt.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt = 'Alle Meldungen, die zu den Filtern passen. Wer gemeldet hat, steht nie in der Datei.';
export const exportIt = 'Exportieren';
export const nameAircraft = 'Luftfahrzeug nennen: Kennzeichen und Werknummer';
export const beforeNaming =
  'Wer das Luftfahrzeug kennt, weiß oft auch, wer geflogen ist. Lass das weg, wenn die Datei das Sicherheitsteam verlässt. Im Protokoll steht zu jedem Export, ob hier ein Haken war.';
