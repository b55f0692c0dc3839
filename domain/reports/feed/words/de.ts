/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product}: veröffentlichte Sicherheitsmeldungen';
/** Below the title. */
export const subtitle =
  'Anonymisierte Meldungen aus Segelflugvereinen, geprüft und freigegeben von ihren Sicherheitsteams';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Sicherheitsteam: {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Foto: {description}';
