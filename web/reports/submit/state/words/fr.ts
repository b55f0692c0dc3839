// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Récit', reporterEmail: 'E-mail' };

/** Titles and text of toasts. */
export const failed = 'L’envoi a échoué';
export const submitted = 'REX envoyé';
export const thanks = 'Merci de contribuer à la sécurité de tous.';
