/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Acties';
export const noActions = 'Nog geen acties. Leg vast wie wat doet en wanneer, en vraag later of het geholpen heeft.';
export const loadMoreActions = 'Meer acties laden';
export const moreActionsFailed = 'Er konden niet meer acties worden geladen.';

/** A button, and what it reads while it works. */
export const addAction = 'Actie toevoegen';
export const adding = 'Toevoegen…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Actie niet toegevoegd';
export const couldNotBeAdded = 'De actie kon niet worden toegevoegd.';
export const actionNotSaved = 'Actie niet opgeslagen';
export const couldNotBeSaved = 'De actie kon niet worden opgeslagen.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Deze actie wijzigen';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Nog niemand';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Afgerond';
export const drop = 'Laten vervallen';
export const undo = 'Heropenen';

/** Label of a field. */
export const whatWasDone = 'Wat er gedaan is, in één zin';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Heeft het geholpen?';
export const answers = { yes: 'Ja', partly: 'Deels', no: 'Nee' };
/** A button: takes the answer back. */
export const askAgain = 'Antwoord wissen';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Opgeslagen versie: ‘{text}’';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Mijn versie opslaan';
export const useTheirs = 'Opgeslagen versie gebruiken';
