/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Registro de vuelo';
export const notLoaded = 'No se ha podido cargar el registro de vuelo.';
export const tryAgain = 'Reintentar';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'También se borra el perfil de altitud del vuelo: un registro publicado con las mismas altitudes delataría quién volaba.';
