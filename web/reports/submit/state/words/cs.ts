// The page /submit: the required fields as its bar names them, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Aeroklub', narrative: 'Popis', reporterEmail: 'E-mail' };

/** Titles and text of the messages that appear for some seconds. */
export const failed = 'Odeslání se nepodařilo';
export const submitted = 'Hlášení je odesláno';
export const thanks = 'Děkujeme, že pomáháte létat bezpečněji.';
