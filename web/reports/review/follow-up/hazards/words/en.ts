/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Hazards';
/** Below it if there are none. */
export const noneYet = 'Could this happen again? Add the report to a hazard in the register.';
export const notLoaded = 'The hazards could not be loaded.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Add to a hazard';
export const chooseOrAdd = 'Choose a hazard that this report is about, or add a new one.';
export const dialogNotLoaded = 'The hazards could not be opened';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Hazard';
export const chooseHazard = 'Choose a hazard';
export const noHazards = 'There are no other hazards in the register yet.';
export const loading = 'Loading hazards...';
/** Buttons; the last is the second while busy. */
export const newHazard = 'New hazard';
export const add = 'Add report';
export const adding = 'Adding...';
/** Why the button is disabled. */
export const pleaseChoose = 'Please choose a hazard.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Report added to the hazard';
export const notAdded = 'Report not added';
export const couldNotBeAdded = 'The report could not be added to the hazard.';
