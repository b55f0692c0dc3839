/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Dangers';
/** Below it if there are none. */
export const noneYet = 'Cela peut-il se reproduire ? Rattachez le REX à un danger du registre.';
export const notLoaded = 'Impossible de charger les dangers.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Rattacher à un danger';
export const chooseOrAdd = 'Choisissez un danger dont parle le REX, ou ajoutez-en un.';
export const dialogNotLoaded = 'Impossible d’ouvrir les dangers';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Danger';
export const chooseHazard = 'Choisir un danger';
export const noHazards = 'Le registre n’a pas encore d’autre danger.';
export const loading = 'Chargement des dangers…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Nouveau danger';
export const add = 'Rattacher le REX';
export const adding = 'Rattachement…';
/** Why the button is disabled. */
export const pleaseChoose = 'Choisissez un danger.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'REX rattaché au danger';
export const notAdded = 'REX non rattaché';
export const couldNotBeAdded = 'Le REX n’a pas pu être rattaché au danger.';
