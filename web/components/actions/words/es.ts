/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Medidas';
export const noActions = 'Aún no hay medidas. Anota quién hace qué y para cuándo, y pregunta más adelante si funcionó.';
export const loadMoreActions = 'Cargar más medidas';
export const moreActionsFailed = 'No se han podido cargar más medidas.';

/** A button, and what it reads while it works. */
export const addAction = 'Añadir medida';
export const adding = 'Añadiendo…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'No se ha añadido la medida';
export const couldNotBeAdded = 'No se ha podido añadir la medida.';
export const actionNotSaved = 'No se ha guardado la medida';
export const couldNotBeSaved = 'No se ha podido guardar la medida.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Cambiar esta medida';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Nadie todavía';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Hecha';
export const drop = 'Descartar';
export const undo = 'Deshacer';

/** Label of a field. */
export const whatWasDone = 'Qué se hizo, en una frase';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = '¿Funcionó?';
export const answers = { yes: 'Sí', partly: 'En parte', no: 'No' };
/** A button: takes the answer back. */
export const askAgain = 'Borrar la respuesta';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Versión guardada: «{text}»';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Guardar mi versión';
export const useTheirs = 'Usar la versión guardada';
