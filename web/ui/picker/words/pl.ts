// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Szukaj na liście';
export const searchOrType = 'Szukaj lub wpisz…';
export const noOptions = 'Niczego nie znaleziono.';
/** The name of the list for screen readers. */
export const options = 'Do wyboru';
/** A message: title and text. */
export const notLoaded = 'Nie udało się wczytać listy';
export const checkConnection = 'Proszę sprawdzić połączenie z internetem i spróbować ponownie';
