/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Maßnahmen';
export const noActions =
  'Noch keine Maßnahmen. Halte fest, wer was bis wann macht, und frag später, ob es geholfen hat.';
export const loadMoreActions = 'Weitere Maßnahmen laden';
export const moreActionsFailed = 'Weitere Maßnahmen konnten nicht geladen werden.';

/** A button, and its label while busy. */
export const addAction = 'Maßnahme anlegen';
export const adding = 'Wird angelegt…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Maßnahme nicht angelegt';
export const couldNotBeAdded = 'Die Maßnahme konnte nicht angelegt werden.';
export const actionNotSaved = 'Maßnahme nicht gespeichert';
export const couldNotBeSaved = 'Die Maßnahme konnte nicht gespeichert werden.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Diese Maßnahme ändern';
/** Instead of an owner. */
export const nobodyYet = 'Noch niemand';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Erledigt';
export const drop = 'Verwerfen';
export const undo = 'Rückgängig';

/** Label of a field. */
export const whatWasDone = 'Was getan wurde, in einem Satz';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Hat es geholfen?';
export const answers = { yes: 'Ja', partly: 'Teilweise', no: 'Nein' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Antwort löschen';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Gespeicherte Fassung: „{text}“';
/** Buttons that choose between the two texts. */
export const saveMine = 'Meine Fassung speichern';
export const useTheirs = 'Gespeicherte Fassung nehmen';
