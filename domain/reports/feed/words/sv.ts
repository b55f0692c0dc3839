/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product}: publicerade säkerhetsrapporter';
/** Below the title. */
export const subtitle = 'Anonymiserade rapporter från segelflygklubbar, granskade och godkända av deras säkerhetsteam';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Säkerhetsteamet: {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Foto: {description}';
