// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Guardado';
export const saving = 'Guardando…';
export const notSaved = 'Sin guardar: {reason}';
export const overtaken = 'Sin guardar: otra persona lo ha cambiado mientras tanto';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'inténtalo de nuevo';
export const checkMarked = 'revisa lo que está marcado';
/** The button beside it. */
export const tryAgain = 'Reintentar';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Aún sin guardar';
export const isKept = 'Lo que has escrito se conserva. Abre el formulario de nuevo para guardarlo.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} de {max} caracteres';
export const hintAndRoom = '{hint}. {length} de {max} caracteres';
