/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Maßnahmen';
export const noActions =
  'Noch keine Maßnahmen. Halte fest, wer was bis wann macht, und frag später, ob es geholfen hat.';
export const loadMoreActions = 'Weitere Maßnahmen laden';
export const moreActionsFailed = 'Weitere Maßnahmen konnten nicht geladen werden.';

/** A button, and what it reads while it works. */
export const addAction = 'Maßnahme anlegen';
export const adding = 'Wird angelegt…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Maßnahme nicht angelegt';
export const couldNotBeAdded = 'Die Maßnahme konnte nicht angelegt werden.';
export const actionNotSaved = 'Maßnahme nicht gespeichert';
export const couldNotBeSaved = 'Die Maßnahme konnte nicht gespeichert werden.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Diese Maßnahme ändern';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Noch niemand';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Erledigt';
export const drop = 'Verwerfen';
export const undo = 'Rückgängig';

/** Label of a field. */
export const whatWasDone = 'Was getan wurde, in einem Satz';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Hat es geholfen?';
export const answers = { yes: 'Ja', partly: 'Teilweise', no: 'Nein' };
/** A button: takes the answer back. */
export const askAgain = 'Antwort löschen';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Gespeicherte Fassung: „{text}“';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Meine Fassung speichern';
export const useTheirs = 'Gespeicherte Fassung nehmen';
