// The page /submit: the required fields as its bar names them, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Klub', narrative: 'Opis zdarzenia', reporterEmail: 'E-mail' };

/** Titles and text of the messages that appear for some seconds. */
export const failed = 'Nie udało się wysłać';
export const submitted = 'Zgłoszenie wysłane';
export const thanks = 'Dziękujemy za wkład w bezpieczeństwo latania.';
