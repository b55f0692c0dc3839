/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Qué puede salir mal';
export const hazardExamples = 'Coches en la pista mientras hay torno';
export const description = 'Descripción';
export const controls = 'Controles';
export const controlsHint = 'Lo que ya hay para evitarlo: normas, material, briefings.';
export const severity = 'Gravedad';
export const likelihood = 'Probabilidad';
export const choose = 'Elige';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Antes de los controles';
export const afterControls = 'Después de los controles';
/** Beside each group, before the chip. */
export const level = 'Nivel';
export const who = 'Responsable';
export const reviewOn = 'Revisar el';
/** Label of three choices: open, accepted, closed. */
export const state = 'Estado';
export const states = { open: 'Abierto', accepted: 'Aceptado', closed: 'Cerrado' };
export const closedBecause = 'Motivo del cierre';

/** Headings of two lists. */
export const actions = 'Medidas';
export const reports = 'Informes';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Añadir una medida';
export const typeNewAction = 'Escribir qué hay que hacer';
export const asNewAction = 'Añadir como medida nueva';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'nueva';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Quitar: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Cargando…';
export const report = 'Informe';
export const noReports = 'Ningún informe habla todavía de él. Vincula uno desde su seguimiento.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Abrir: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Añadir peligro';
export const changeHazard = 'Peligro';
export const add = 'Añadir peligro';
export const adding = 'Añadiendo…';
export const save = 'Guardar peligro';
export const saveMine = 'Guardar mi versión';
export const saving = 'Guardando…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Peligro añadido';
export const hazardSaved = 'Peligro guardado';
/** Why the button is disabled. */
export const pleaseName = 'Escribe qué puede salir mal.';
export const pleaseRate = 'Elige la gravedad y la probabilidad.';
export const pleaseSayWhy = 'Escribe por qué se cierra.';
export const pleaseSelectClub = 'Elige un club';
/** Label of a field, and its first option. */
export const club = 'Club';
export const selectClub = 'Elige un club';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Otra persona ha cambiado este peligro mientras tanto. Lo que has escrito sigue aquí.';
