/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Gevaren';
/** Below it if there are none. */
export const noneYet = 'Kan dit nog eens gebeuren? Zet de melding bij een gevaar.';
export const notLoaded = 'De gevaren konden niet worden geladen.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Bij een gevaar zetten';
export const chooseOrAdd = 'Kies een gevaar waarover de melding gaat, of voeg er een toe.';
export const dialogNotLoaded = 'De gevaren konden niet worden geopend';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Gevaar';
export const chooseHazard = 'Kies een gevaar';
export const noHazards = 'Er is nog geen ander gevaar.';
export const loading = 'Gevaren laden…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Nieuw gevaar';
export const add = 'Melding toevoegen';
export const adding = 'Toevoegen…';
/** Why the button is disabled. */
export const pleaseChoose = 'Kies een gevaar.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Melding bij het gevaar gezet';
export const notAdded = 'Melding niet toegevoegd';
export const couldNotBeAdded = 'De melding kon niet bij het gevaar worden gezet.';
