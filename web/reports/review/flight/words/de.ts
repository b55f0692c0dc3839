/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Flugaufzeichnung';
export const notLoaded = 'Die Flugaufzeichnung konnte nicht geladen werden.';
export const tryAgain = 'Noch einmal versuchen';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'Auch der Höhenverlauf des Fluges wird gelöscht: Eine veröffentlichte Aufzeichnung mit denselben Höhen würde verraten, wer geflogen ist.';
