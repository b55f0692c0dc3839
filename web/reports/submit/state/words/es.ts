// The page /submit: the required fields as its bar names them, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Relato', reporterEmail: 'Correo' };

/** Titles and text of the messages that appear for some seconds. */
export const failed = 'No se ha enviado';
export const submitted = 'Informe enviado';
export const thanks = 'Gracias por contribuir a la seguridad de todos.';
