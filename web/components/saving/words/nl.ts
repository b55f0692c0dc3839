// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Opgeslagen';
export const saving = 'Opslaan…';
export const notSaved = 'Niet opgeslagen: {reason}';
export const overtaken = 'Niet opgeslagen: iemand anders heeft dit intussen gewijzigd';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'probeer het opnieuw';
export const checkMarked = 'controleer wat gemarkeerd is';
/** The button beside it. */
export const tryAgain = 'Opnieuw proberen';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Nog niet opgeslagen';
export const isKept = 'Wat je schreef, is bewaard. Open het formulier opnieuw om het op te slaan.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} van {max} tekens';
export const hintAndRoom = '{hint}. {length} van {max} tekens';
