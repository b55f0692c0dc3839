/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Flight Log';
export const notLoaded = 'The flight could not be loaded.';
export const tryAgain = 'Try again';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'The altitude curve of the flight is erased too: a published log with the same altitudes would reveal who flew.';
