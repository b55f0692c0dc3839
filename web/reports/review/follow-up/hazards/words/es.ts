/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Peligros';
/** Below it if there are none. */
export const noneYet = '¿Puede volver a pasar? Vincula el informe a un peligro.';
export const notLoaded = 'No se han podido cargar los peligros.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Vincular a un peligro';
export const chooseOrAdd = 'Elige un peligro del que hable el informe, o añade uno nuevo.';
export const dialogNotLoaded = 'No se han podido abrir los peligros';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Peligro';
export const chooseHazard = 'Elige un peligro';
export const noHazards = 'Todavía no hay otro peligro en el registro.';
export const loading = 'Cargando peligros…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Peligro nuevo';
export const add = 'Vincular el informe';
export const adding = 'Vinculando…';
/** Why the button is disabled. */
export const pleaseChoose = 'Elige un peligro.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Informe vinculado al peligro';
export const notAdded = 'No se ha vinculado el informe';
export const couldNotBeAdded = 'No se ha podido vincular el informe al peligro.';
