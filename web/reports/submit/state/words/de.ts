// The page /submit: the required fields as its bar names them, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Verein', narrative: 'Hergang', reporterEmail: 'E-Mail' };

/** Titles and text of the messages that appear for some seconds. */
export const failed = 'Senden fehlgeschlagen';
export const submitted = 'Meldung gesendet';
export const thanks = 'Danke, dass du zur Flugsicherheit beiträgst.';
