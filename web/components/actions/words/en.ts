/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Actions';
export const noActions = 'No actions yet. Say who does what by when, and ask later whether it worked.';
export const loadMoreActions = 'Load more actions';
export const moreActionsFailed = 'More actions could not be loaded.';

/** A button, and its label while busy. */
export const addAction = 'Add action';
export const adding = 'Adding...';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Action not added';
export const couldNotBeAdded = 'The action could not be added.';
export const actionNotSaved = 'Action not saved';
export const couldNotBeSaved = 'The action could not be saved.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Change this action';
/** Instead of an owner. */
export const nobodyYet = 'Nobody yet';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Done';
export const drop = 'Drop';
export const undo = 'Undo';

/** Label of a field. */
export const whatWasDone = 'What was done, in a sentence';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Did it work?';
export const answers = { yes: 'Yes', partly: 'Partly', no: 'No' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Clear the answer';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Saved version: “{text}”';
/** Buttons that choose between the two texts. */
export const saveMine = 'Save mine';
export const useTheirs = 'Use theirs';
