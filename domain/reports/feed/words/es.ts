/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product}: informes de seguridad publicados';
/** Below the title. */
export const subtitle =
  'Informes anonimizados de clubes de vuelo a vela, revisados y aprobados por sus equipos de seguridad';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Equipo de seguridad: {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Foto: {description}';
