// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Cerca nell’elenco';
export const searchOrType = 'Cerca o scrivi…';
export const noOptions = 'Nessuna voce trovata.';
/** The name of the list for screen readers. */
export const options = 'Voci';
/** A message: title and text. */
export const notLoaded = 'Non è stato possibile caricare l’elenco';
export const checkConnection = 'Controlla la connessione a internet e riprova';
