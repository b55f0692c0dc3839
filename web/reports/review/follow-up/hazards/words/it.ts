/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Pericoli';
/** Below it if there are none. */
export const noneYet = 'Può succedere di nuovo? Collega la segnalazione a un pericolo.';
export const notLoaded = 'Non è stato possibile caricare i pericoli.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Collega a un pericolo';
export const chooseOrAdd = 'Scegli un pericolo di cui parla la segnalazione, o aggiungine uno.';
export const dialogNotLoaded = 'Non è stato possibile aprire i pericoli';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Pericolo';
export const chooseHazard = 'Scegli un pericolo';
export const noHazards = 'Nel registro non c’è ancora un altro pericolo.';
export const loading = 'Caricamento dei pericoli…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Nuovo pericolo';
export const add = 'Collega la segnalazione';
export const adding = 'Collegamento…';
/** Why the button is disabled. */
export const pleaseChoose = 'Scegli un pericolo.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Segnalazione collegata al pericolo';
export const notAdded = 'Segnalazione non collegata';
export const couldNotBeAdded = 'Non è stato possibile collegare la segnalazione al pericolo.';
