/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Vluchtlog';
export const notLoaded = 'De vluchtlog kon niet geladen worden.';
export const tryAgain = 'Opnieuw proberen';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'Ook het hoogteverloop van de vlucht wordt gewist: een gepubliceerde log met dezelfde hoogten zou verraden wie er vloog.';
