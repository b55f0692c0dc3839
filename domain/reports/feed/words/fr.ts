/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product} : REX publiés';
/** Below the title. */
export const subtitle =
  'Retours d’expérience anonymisés de clubs de vol à voile, relus et validés par leurs équipes sécurité';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Équipe sécurité : {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Photo : {description}';
