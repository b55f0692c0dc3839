/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Enregistrement de vol';
export const notLoaded = 'L’enregistrement de vol n’a pas pu être chargé.';
export const tryAgain = 'Réessayer';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'La courbe d’altitude du vol est effacée aussi : un enregistrement publié avec les mêmes altitudes dirait qui volait.';
