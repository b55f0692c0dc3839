// Fields that save themselves while somebody writes: how the saving stands, beside the field or the title.

/** How it stands. {reason} says why, a few words without a full stop. */
export const saved = 'Guardado';
export const saving = 'Guardando…';
export const notSaved = 'Sin guardar: {reason}';
export const overtaken = 'Sin guardar: otra persona lo ha cambiado mientras tanto';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'inténtalo de nuevo';
export const checkMarked = 'revisa lo que está marcado';
/** The button beside it. */
export const tryAgain = 'Reintentar';

/** A message when what was written could not be saved before it was closed: title and text. */
export const notSavedYet = 'Aún sin guardar';
export const isKept = 'Lo que has escrito se conserva. Abre el formulario de nuevo para guardarlo.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} de {max} caracteres';
export const hintAndRoom = '{hint}. {length} de {max} caracteres';
