// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'CSV-Export';
export const exporting = 'Wird exportiert…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Exportiert';
export const hasBeenSaved = '{name} ist gespeichert.';
export const exportFailed = 'Export fehlgeschlagen';
export const failedToExport = 'Der Export hat nicht geklappt.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt = 'Alle Meldungen, die zu den Filtern passen. Wer gemeldet hat, steht nie in der Datei.';
export const exportIt = 'Exportieren';
export const nameAircraft = 'Luftfahrzeug nennen: Kennzeichen und Werknummer';
export const beforeNaming =
  'Wer das Luftfahrzeug kennt, weiß oft auch, wer geflogen ist. Lass das weg, wenn die Datei das Sicherheitsteam verlässt. Im Protokoll steht zu jedem Export, ob hier ein Haken war.';
