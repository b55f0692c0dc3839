/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Qué hay que hacer';
export const details = 'Detalles';
export const who = 'Responsable';
export const byWhen = 'Para cuándo';

/** Placeholder of the owner field. */
export const chooseOrType = 'Elige o escribe un nombre';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Nadie todavía';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'O escribe un nombre…';
export const takeThisName = 'Usar este nombre';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Jefe de torno, Pilar, la junta…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Ver el equipo';

/** Title and subtitle of a dialog. */
export const addAction = 'Añadir medida';
export const withoutReport = 'Quién hace qué y para cuándo, sin un informe detrás.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Medida añadida';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Club';
export const selectClub = 'Elige un club';
export const pleaseSelectClub = 'Elige un club';
export const pleaseSayWhat = 'Escribe qué hay que hacer.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Cambiar la medida';
export const saveAction = 'Guardar medida';
export const saving = 'Guardando…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Otra persona ha cambiado esta medida mientras tanto. Lo que has escrito sigue aquí.';
