/** In the follow-up of a report: the hazards that the report is about. */

/** Heading of the part. */
export const hazards = 'Peligros';
/** Below it, as long as there is none. */
export const noneYet = '¿Puede volver a pasar? Vincula el informe a un peligro.';
export const notLoaded = 'No se han podido cargar los peligros.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Vincular a un peligro';
export const chooseOrAdd = 'Elige un peligro del que hable el informe, o añade uno nuevo.';
export const dialogNotLoaded = 'No se han podido abrir los peligros';
/** Label of a field, its text while it is empty, and if there is nothing to choose. */
export const hazard = 'Peligro';
export const chooseHazard = 'Elige un peligro';
export const noHazards = 'Todavía no hay otro peligro en el registro.';
export const loading = 'Cargando peligros…';
/** Buttons; the second while it works. */
export const newHazard = 'Peligro nuevo';
export const add = 'Vincular el informe';
export const adding = 'Vinculando…';
/** Why the button cannot be pressed. */
export const pleaseChoose = 'Elige un peligro.';
/** Messages: their titles; the text of the first is the name of the hazard. */
export const added = 'Informe vinculado al peligro';
export const notAdded = 'No se ha vinculado el informe';
export const couldNotBeAdded = 'No se ha podido vincular el informe al peligro.';
