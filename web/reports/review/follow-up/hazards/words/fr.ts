/** In the follow-up of a report: the hazards that the report is about. */

/** Heading of the part. */
export const hazards = 'Dangers';
/** Below it, as long as there is none. */
export const noneYet = 'Cela peut-il se reproduire ? Rattachez le REX à un danger du registre.';
export const notLoaded = 'Impossible de charger les dangers.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Rattacher à un danger';
export const chooseOrAdd = 'Choisissez un danger dont parle le REX, ou ajoutez-en un.';
export const dialogNotLoaded = 'Impossible d’ouvrir les dangers';
/** Label of a field, its text while it is empty, and if there is nothing to choose. */
export const hazard = 'Danger';
export const chooseHazard = 'Choisir un danger';
export const noHazards = 'Le registre n’a pas encore d’autre danger.';
export const loading = 'Chargement des dangers…';
/** Buttons; the second while it works. */
export const newHazard = 'Nouveau danger';
export const add = 'Rattacher le REX';
export const adding = 'Rattachement…';
/** Why the button cannot be pressed. */
export const pleaseChoose = 'Choisissez un danger.';
/** Messages: their titles; the text of the first is the name of the hazard. */
export const added = 'REX rattaché au danger';
export const notAdded = 'REX non rattaché';
export const couldNotBeAdded = 'Le REX n’a pas pu être rattaché au danger.';
