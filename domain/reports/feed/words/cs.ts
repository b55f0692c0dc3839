/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product}: zveřejněná bezpečnostní hlášení';
/** Below the title. */
export const subtitle =
  'Anonymizovaná hlášení plachtařských aeroklubů, posouzená a schválená jejich bezpečnostními týmy';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Bezpečnostní tým: {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Fotografie: {description}';
