// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Klubb', narrative: 'Händelseförlopp', reporterEmail: 'E-post' };

/** Titles and text of toasts. */
export const failed = 'Rapporten kunde inte skickas';
export const submitted = 'Rapporten är skickad';
export const thanks = 'Tack för att du bidrar till flygsäkerheten.';
