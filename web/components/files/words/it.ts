// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Esporta CSV';
export const exporting = 'Esportazione…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Esportato';
export const hasBeenSaved = '{name} è stato salvato.';
export const exportFailed = 'Esportazione non riuscita';
export const failedToExport = 'Non è stato possibile esportare.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt =
  'Tutte le segnalazioni che corrispondono ai filtri. Chi ha segnalato non compare mai nel file.';
export const exportIt = 'Esporta';
export const nameAircraft = 'Indica l’aeromobile: marche e numero di serie';
export const beforeNaming =
  'Chi conosce l’aeromobile spesso sa anche chi era ai comandi. Non includerlo nei file che escono dal team sicurezza. Il registro attività annota per ogni esportazione se la casella era spuntata.';
