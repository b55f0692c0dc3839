/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Registrazione di volo';
export const notLoaded = 'Non è stato possibile caricare la registrazione di volo.';
export const tryAgain = 'Riprova';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'Viene cancellato anche il profilo di quota del volo: una registrazione pubblicata con le stesse quote rivelerebbe chi volava.';
