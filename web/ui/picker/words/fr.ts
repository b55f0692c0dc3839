// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Rechercher dans la liste';
export const searchOrType = 'Rechercher ou saisir…';
export const noOptions = 'Aucun choix trouvé.';
/** The name of the list for screen readers. */
export const options = 'Choix';
/** A message: title and text. */
export const notLoaded = 'Impossible de charger la liste';
export const checkConnection = 'Vérifiez votre connexion internet et réessayez';
