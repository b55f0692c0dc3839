/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product}: public safety reports';
/** Below the title. */
export const subtitle = 'Anonymised reports from gliding clubs, reviewed and approved by their safety teams';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Safety team: {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Photo: {description}';
