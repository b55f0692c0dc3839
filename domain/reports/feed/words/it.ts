/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product}: segnalazioni di sicurezza pubblicate';
/** Below the title. */
export const subtitle =
  'Segnalazioni anonimizzate dei club di volo a vela, esaminate e approvate dai loro team sicurezza';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Team sicurezza: {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Foto: {description}';
