/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Ce que dit la version publiée';
export const notLoaded = 'Impossible de charger ce que dit la version publiée.';
export const tryAgain = 'Réessayer';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection =
  'La détection des noms est moins fiable dans cette langue ({language}). Lisez bien chaque mot.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Jour, heure et type d’aéronef réunis permettent de retrouver le vol dans le suivi public des vols : pensez à n’indiquer que le mois ou le moment de la journée.';
