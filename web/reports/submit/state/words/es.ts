// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Relato', reporterEmail: 'Correo' };

/** Titles and text of toasts. */
export const failed = 'No se ha enviado';
export const submitted = 'Informe enviado';
export const thanks = 'Gracias por contribuir a la seguridad de todos.';
