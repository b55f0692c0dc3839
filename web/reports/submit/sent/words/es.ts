// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Informe enviado';
export const thanks = 'Gracias por contarlo. El equipo de seguridad leerá tu informe.';
/** Two buttons. */
export const submitAnother = 'Enviar otro informe';
export const viewReports = 'Leer informes publicados';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Hay algo que corregir: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft =
  'El informe se ha enviado sin algunas de sus fotos. Puedes añadirlas más tarde con tu código.';
