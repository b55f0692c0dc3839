// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Zoek in de lijst';
export const searchOrType = 'Zoek of typ…';
export const noOptions = 'Niets gevonden.';
/** The name of the list for screen readers. */
export const options = 'Keuzes';
/** A message: title and text. */
export const notLoaded = 'De lijst kon niet worden geladen';
export const checkConnection = 'Controleer je internetverbinding en probeer het opnieuw';
