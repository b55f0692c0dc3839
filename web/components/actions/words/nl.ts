/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Acties';
export const noActions = 'Nog geen acties. Leg vast wie wat doet en wanneer, en vraag later of het geholpen heeft.';
export const loadMoreActions = 'Meer acties laden';
export const moreActionsFailed = 'Er konden niet meer acties worden geladen.';

/** A button, and its label while busy. */
export const addAction = 'Actie toevoegen';
export const adding = 'Toevoegen…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Actie niet toegevoegd';
export const couldNotBeAdded = 'De actie kon niet worden toegevoegd.';
export const actionNotSaved = 'Actie niet opgeslagen';
export const couldNotBeSaved = 'De actie kon niet worden opgeslagen.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Deze actie wijzigen';
/** Instead of an owner. */
export const nobodyYet = 'Nog niemand';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Afgerond';
export const drop = 'Laten vervallen';
export const undo = 'Heropenen';

/** Label of a field. */
export const whatWasDone = 'Wat er gedaan is, in één zin';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Heeft het geholpen?';
export const answers = { yes: 'Ja', partly: 'Deels', no: 'Nee' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Antwoord wissen';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Opgeslagen versie: ‘{text}’';
/** Buttons that choose between the two texts. */
export const saveMine = 'Mijn versie opslaan';
export const useTheirs = 'Opgeslagen versie gebruiken';
