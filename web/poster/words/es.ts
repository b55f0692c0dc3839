/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Cartel';
export const forTheWall = 'Para la caseta de la línea de vuelo y la sede del club';
export const accessDenied =
  'Sin acceso. Solo los administradores y superadministradores pueden imprimir el cartel de un club.';
export const loadingPoster = 'Cargando el cartel…';
export const openFromClubs = 'Abre el cartel de un club desde la página de clubes.';
export const posterNotLoaded = 'No se ha podido cargar el cartel.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Nadie le ha dicho a este servidor con qué dirección se llega a él (PUBLIC_URL), así que el cartel muestra la que usas ahora. Puede que a otros no les funcione.';
export const checkFirst = 'Comprueba la dirección antes de imprimir.';
/** A button. */
export const printPoster = 'Imprimir';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Cartel de {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = '¿Ha pasado algo? Cuéntanoslo.';
/** Below it, smaller. */
export const twoMinutes = 'Dos minutos, en confianza, sin cuenta.';
/** Name of the QR code. */
export const qrCode = 'Código QR del formulario';
/** The last line of the sheet. */
export const youGetCode = 'Recibes un código para ver en qué ha quedado y contestar preguntas.';
