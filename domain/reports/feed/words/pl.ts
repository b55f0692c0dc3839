/** The feed of published reports (Atom), as a feed reader shows it. */

/** Title of the feed; {product} is the name of the product. */
export const title = '{product}: opublikowane zgłoszenia';
/** Below the title. */
export const subtitle =
  'Zanonimizowane zgłoszenia klubów szybowcowych, sprawdzone i zatwierdzone przez ich zespoły bezpieczeństwa';
/** Below the story of a report: {comment} is what the club's safety team wrote about it. */
export const safetyTeam = 'Zespół bezpieczeństwa: {comment}';
/** A photo of the report; the feed has only its {description}. */
export const photo = 'Zdjęcie: {description}';
