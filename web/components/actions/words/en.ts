/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Actions';
export const noActions = 'No actions yet. Say who does what by when, and ask later whether it worked.';
export const loadMoreActions = 'Load more actions';
export const moreActionsFailed = 'More actions could not be loaded.';

/** A button, and what it reads while it works. */
export const addAction = 'Add action';
export const adding = 'Adding...';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Action not added';
export const couldNotBeAdded = 'The action could not be added.';
export const actionNotSaved = 'Action not saved';
export const couldNotBeSaved = 'The action could not be saved.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Change this action';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Nobody yet';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Done';
export const drop = 'Drop';
export const undo = 'Undo';

/** Label of a field. */
export const whatWasDone = 'What was done, in a sentence';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Did it work?';
export const answers = { yes: 'Yes', partly: 'Partly', no: 'No' };
/** A button: takes the answer back. */
export const askAgain = 'Clear the answer';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Saved version: “{text}”';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Save mine';
export const useTheirs = 'Use theirs';
