/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Informes de seguridad confidenciales para clubes de vuelo a vela';
export const landing = 'Informes de seguridad confidenciales y gestión de la seguridad para clubes de vuelo a vela.';
export const submit =
  'Cuéntale en confianza a tu club de vuelo a vela qué pasó, para que los demás vuelen más seguros.';
export const follow =
  'Mira en qué ha quedado tu informe de seguridad y contesta preguntas, solo con tu código de seguimiento.';
export const reports =
  'Informes de seguridad anonimizados de clubes de vuelo a vela, revisados por sus equipos de seguridad.';
export const trends =
  'Lo que dicen en conjunto los informes publicados de los clubes de vuelo a vela, por trimestre, gravedad, fase y aeronave.';
export const briefing =
  'Tres lecciones de los informes publicados para el briefing de hoy, para leer y comentar juntos.';
export const stop = 'Dejar de recibir un tipo de correo.';
export const staff = 'Revisar y aprobar informes de seguridad';
/** Title of a missing page. */
export const notFound = '404: página no encontrada';
/** Alternative text of the preview picture. */
export const picture = 'Un planeador sobre una ladera y una manga de viento';
