// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Aeroklub', narrative: 'Popis', reporterEmail: 'E-mail' };

/** Titles and text of toasts. */
export const failed = 'Odeslání se nepodařilo';
export const submitted = 'Hlášení je odesláno';
export const thanks = 'Děkujeme, že pomáháte létat bezpečněji.';
