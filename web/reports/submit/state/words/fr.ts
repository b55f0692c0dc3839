// The page /submit: the required fields as its bar names them, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Récit', reporterEmail: 'E-mail' };

/** Titles and text of the messages that appear for some seconds. */
export const failed = 'L’envoi a échoué';
export const submitted = 'REX envoyé';
export const thanks = 'Merci de contribuer à la sécurité de tous.';
