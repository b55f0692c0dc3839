// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Enregistré';
export const saving = 'Enregistrement…';
export const notSaved = 'Non enregistré : {reason}';
export const overtaken = 'Non enregistré : quelqu’un d’autre l’a modifié entre-temps';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'réessayez';
export const checkMarked = 'vérifiez les champs marqués';
/** The button beside it. */
export const tryAgain = 'Réessayer';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Pas encore enregistré';
export const isKept = 'Votre texte est conservé. Rouvrez le formulaire pour l’enregistrer.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} caractères sur {max}';
export const hintAndRoom = '{hint}. {length} caractères sur {max}';
