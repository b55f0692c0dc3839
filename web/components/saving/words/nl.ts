// Fields that save themselves while somebody writes: how the saving stands, beside the field or the title.

/** How it stands. {reason} says why, a few words without a full stop. */
export const saved = 'Opgeslagen';
export const saving = 'Opslaan…';
export const notSaved = 'Niet opgeslagen: {reason}';
export const overtaken = 'Niet opgeslagen: iemand anders heeft dit intussen gewijzigd';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'probeer het opnieuw';
export const checkMarked = 'controleer wat gemarkeerd is';
/** The button beside it. */
export const tryAgain = 'Opnieuw proberen';

/** A message when what was written could not be saved before it was closed: title and text. */
export const notSavedYet = 'Nog niet opgeslagen';
export const isKept = 'Wat je schreef, is bewaard. Open het formulier opnieuw om het op te slaan.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} van {max} tekens';
export const hintAndRoom = '{hint}. {length} van {max} tekens';
