// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Verein', narrative: 'Hergang', reporterEmail: 'E-Mail' };

/** Titles and text of toasts. */
export const failed = 'Senden fehlgeschlagen';
export const submitted = 'Meldung gesendet';
export const thanks = 'Danke, dass du zur Flugsicherheit beiträgst.';
