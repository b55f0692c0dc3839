// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Buscar en la lista';
export const searchOrType = 'Busca o escribe…';
export const noOptions = 'No se ha encontrado ninguna opción.';
/** The name of the list for screen readers. */
export const options = 'Opciones';
/** A message: title and text. */
export const notLoaded = 'No se ha podido cargar la lista';
export const checkConnection = 'Comprueba tu conexión a internet e inténtalo de nuevo';
