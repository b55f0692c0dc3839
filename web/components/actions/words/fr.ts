/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Actions';
export const noActions =
  'Pas encore d’action. Indiquez qui fait quoi et pour quand ; plus tard, vous vérifierez si c’était efficace.';
export const loadMoreActions = 'Voir plus d’actions';
export const moreActionsFailed = 'Impossible de charger la suite des actions.';

/** A button, and what it reads while it works. */
export const addAction = 'Ajouter une action';
export const adding = 'Ajout…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Action non ajoutée';
export const couldNotBeAdded = 'L’action n’a pas pu être ajoutée.';
export const actionNotSaved = 'Action non enregistrée';
export const couldNotBeSaved = 'L’action n’a pas pu être enregistrée.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Modifier cette action';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Personne pour l’instant';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Faite';
export const drop = 'Abandonner';
export const undo = 'Rouvrir';

/** Label of a field. */
export const whatWasDone = 'Ce qui a été fait, en une phrase';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Efficace ?';
export const answers = { yes: 'Oui', partly: 'En partie', no: 'Non' };
/** A button: takes the answer back. */
export const askAgain = 'Effacer la réponse';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Version enregistrée : « {text} »';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Enregistrer ma version';
export const useTheirs = 'Prendre la version enregistrée';
