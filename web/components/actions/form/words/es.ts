/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Qué hay que hacer';
export const details = 'Detalles';
export const who = 'Responsable';
export const byWhen = 'Para cuándo';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Elige o escribe un nombre';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Nadie todavía';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'O escribe un nombre…';
export const takeThisName = 'Usar este nombre';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Jefe de torno, Pilar, la junta…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Ver el equipo';

/** A dialog: its title and what stands below it. */
export const addAction = 'Añadir medida';
export const withoutReport = 'Quién hace qué y para cuándo, sin un informe detrás.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Medida añadida';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Club';
export const selectClub = 'Elige un club';
export const pleaseSelectClub = 'Elige un club';
export const pleaseSayWhat = 'Escribe qué hay que hacer.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Cambiar la medida';
export const saveAction = 'Guardar medida';
export const saving = 'Guardando…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Otra persona ha cambiado esta medida mientras tanto. Lo que has escrito sigue aquí.';
