/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Flyglogg';
export const notLoaded = 'Flygloggen kunde inte laddas.';
export const tryAgain = 'Försök igen';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'Även flygningens höjdkurva raderas: en publicerad logg med samma höjder skulle avslöja vem som flög.';
