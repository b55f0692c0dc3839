// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Racconto', reporterEmail: 'Email' };

/** Titles and text of toasts. */
export const failed = 'Invio non riuscito';
export const submitted = 'Segnalazione inviata';
export const thanks = 'Grazie: così voliamo tutti più sicuri.';
