// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Esporta CSV';
export const exporting = 'Esportazione…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Esportato';
export const hasBeenSaved = '{name} è stato salvato.';
export const exportFailed = 'Esportazione non riuscita';
export const failedToExport = 'Non è stato possibile esportare.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt =
  'Tutte le segnalazioni che corrispondono ai filtri. Chi ha segnalato non compare mai nel file.';
export const exportIt = 'Esporta';
export const nameAircraft = 'Indica l’aeromobile: marche e numero di serie';
export const beforeNaming =
  'Chi conosce l’aeromobile spesso sa anche chi era ai comandi. Non includerlo nei file che escono dal team sicurezza. Il registro attività annota per ogni esportazione se la casella era spuntata.';
