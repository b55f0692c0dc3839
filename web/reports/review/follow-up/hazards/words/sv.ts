/** In the follow-up of a report: the hazards that the report is about. */

/** Heading of the part. */
export const hazards = 'Faror';
/** Below it, as long as there is none. */
export const noneYet = 'Kan det hända igen? Koppla rapporten till en fara.';
export const notLoaded = 'Farorna kunde inte laddas.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Koppla till en fara';
export const chooseOrAdd = 'Välj en fara som rapporten handlar om, eller lägg till en ny.';
export const dialogNotLoaded = 'Farorna kunde inte öppnas';
/** Label of a field, its text while it is empty, and if there is nothing to choose. */
export const hazard = 'Fara';
export const chooseHazard = 'Välj en fara';
export const noHazards = 'Det finns ingen annan fara ännu.';
export const loading = 'Laddar faror…';
/** Buttons; the second while it works. */
export const newHazard = 'Ny fara';
export const add = 'Koppla rapporten';
export const adding = 'Kopplar…';
/** Why the button cannot be pressed. */
export const pleaseChoose = 'Välj en fara.';
/** Messages: their titles; the text of the first is the name of the hazard. */
export const added = 'Rapporten är kopplad till faran';
export const notAdded = 'Rapporten kopplades inte';
export const couldNotBeAdded = 'Rapporten kunde inte kopplas till faran.';
