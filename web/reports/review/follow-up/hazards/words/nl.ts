/** In the follow-up of a report: the hazards that the report is about. */

/** Heading of the part. */
export const hazards = 'Gevaren';
/** Below it, as long as there is none. */
export const noneYet = 'Kan dit nog eens gebeuren? Zet de melding bij een gevaar.';
export const notLoaded = 'De gevaren konden niet worden geladen.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Bij een gevaar zetten';
export const chooseOrAdd = 'Kies een gevaar waarover de melding gaat, of voeg er een toe.';
export const dialogNotLoaded = 'De gevaren konden niet worden geopend';
/** Label of a field, its text while it is empty, and if there is nothing to choose. */
export const hazard = 'Gevaar';
export const chooseHazard = 'Kies een gevaar';
export const noHazards = 'Er is nog geen ander gevaar.';
export const loading = 'Gevaren laden…';
/** Buttons; the second while it works. */
export const newHazard = 'Nieuw gevaar';
export const add = 'Melding toevoegen';
export const adding = 'Toevoegen…';
/** Why the button cannot be pressed. */
export const pleaseChoose = 'Kies een gevaar.';
/** Messages: their titles; the text of the first is the name of the hazard. */
export const added = 'Melding bij het gevaar gezet';
export const notAdded = 'Melding niet toegevoegd';
export const couldNotBeAdded = 'De melding kon niet bij het gevaar worden gezet.';
