// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Klub', narrative: 'Opis zdarzenia', reporterEmail: 'E-mail' };

/** Titles and text of toasts. */
export const failed = 'Nie udało się wysłać';
export const submitted = 'Zgłoszenie wysłane';
export const thanks = 'Dziękujemy za wkład w bezpieczeństwo latania.';
