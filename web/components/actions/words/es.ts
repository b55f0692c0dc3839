/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Medidas';
export const noActions = 'Aún no hay medidas. Anota quién hace qué y para cuándo, y pregunta más adelante si funcionó.';
export const loadMoreActions = 'Cargar más medidas';
export const moreActionsFailed = 'No se han podido cargar más medidas.';

/** A button, and its label while busy. */
export const addAction = 'Añadir medida';
export const adding = 'Añadiendo…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'No se ha añadido la medida';
export const couldNotBeAdded = 'No se ha podido añadir la medida.';
export const actionNotSaved = 'No se ha guardado la medida';
export const couldNotBeSaved = 'No se ha podido guardar la medida.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Cambiar esta medida';
/** Instead of an owner. */
export const nobodyYet = 'Nadie todavía';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Hecha';
export const drop = 'Descartar';
export const undo = 'Deshacer';

/** Label of a field. */
export const whatWasDone = 'Qué se hizo, en una frase';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = '¿Funcionó?';
export const answers = { yes: 'Sí', partly: 'En parte', no: 'No' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Borrar la respuesta';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Versión guardada: «{text}»';
/** Buttons that choose between the two texts. */
export const saveMine = 'Guardar mi versión';
export const useTheirs = 'Usar la versión guardada';
