/** The review of a report: how much its public copy tells, and what is said of the copy as a whole. */

/** Heading of four choices. */
export const whatCopyTells = 'Ce que dit la version publiée';
export const notLoaded = 'Impossible de charger ce que dit la version publiée.';
export const tryAgain = 'Réessayer';
/** A note above the preview; {language} is the language that the report is written in, such as `Polish`. */
export const namesFoundLessWell =
  'La détection des noms est moins fiable dans cette langue ({language}). Lisez bien chaque mot.';
/** Advice above the preview, where the copy tells all three. */
export const trackingAdvice =
  'Jour, heure et type d’aéronef réunis permettent de retrouver le vol dans le suivi public : pensez à n’indiquer que le mois ou le moment du jour.';
