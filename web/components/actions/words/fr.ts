/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Actions';
export const noActions =
  'Pas encore d’action. Indiquez qui fait quoi et pour quand ; plus tard, vous vérifierez si c’était efficace.';
export const loadMoreActions = 'Voir plus d’actions';
export const moreActionsFailed = 'Impossible de charger la suite des actions.';

/** A button, and its label while busy. */
export const addAction = 'Ajouter une action';
export const adding = 'Ajout…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Action non ajoutée';
export const couldNotBeAdded = 'L’action n’a pas pu être ajoutée.';
export const actionNotSaved = 'Action non enregistrée';
export const couldNotBeSaved = 'L’action n’a pas pu être enregistrée.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Modifier cette action';
/** Instead of an owner. */
export const nobodyYet = 'Personne pour l’instant';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Faite';
export const drop = 'Abandonner';
export const undo = 'Rouvrir';

/** Label of a field. */
export const whatWasDone = 'Ce qui a été fait, en une phrase';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Efficace ?';
export const answers = { yes: 'Oui', partly: 'En partie', no: 'Non' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Effacer la réponse';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Version enregistrée : « {text} »';
/** Buttons that choose between the two texts. */
export const saveMine = 'Enregistrer ma version';
export const useTheirs = 'Prendre la version enregistrée';
