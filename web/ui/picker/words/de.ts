// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Liste durchsuchen';
export const searchOrType = 'Suchen oder eingeben…';
export const noOptions = 'Nichts gefunden.';
/** The name of the list for screen readers. */
export const options = 'Auswahl';
/** A message: title and text. */
export const notLoaded = 'Die Liste konnte nicht geladen werden';
export const checkConnection = 'Bitte prüfe deine Internetverbindung und versuche es noch einmal';
