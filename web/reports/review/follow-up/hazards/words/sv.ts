/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Faror';
/** Below it if there are none. */
export const noneYet = 'Kan det hända igen? Koppla rapporten till en fara.';
export const notLoaded = 'Farorna kunde inte laddas.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Koppla till en fara';
export const chooseOrAdd = 'Välj en fara som rapporten handlar om, eller lägg till en ny.';
export const dialogNotLoaded = 'Farorna kunde inte öppnas';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Fara';
export const chooseHazard = 'Välj en fara';
export const noHazards = 'Det finns ingen annan fara ännu.';
export const loading = 'Laddar faror…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Ny fara';
export const add = 'Koppla rapporten';
export const adding = 'Kopplar…';
/** Why the button is disabled. */
export const pleaseChoose = 'Välj en fara.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Rapporten är kopplad till faran';
export const notAdded = 'Rapporten kopplades inte';
export const couldNotBeAdded = 'Rapporten kunde inte kopplas till faran.';
