// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Hledat v seznamu';
export const searchOrType = 'Hledejte nebo napište…';
export const noOptions = 'Nic takového v seznamu není.';
/** The name of the list for screen readers. */
export const options = 'Možnosti';
/** A message: title and text. */
export const notLoaded = 'Seznam se nepodařilo načíst';
export const checkConnection = 'Zkontrolujte prosím připojení k internetu a zkuste to znovu';
