/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Åtgärder';
export const noActions = 'Inga åtgärder ännu. Skriv vem som gör vad till när, och fråga senare om det gav effekt.';
export const loadMoreActions = 'Visa fler åtgärder';
export const moreActionsFailed = 'Fler åtgärder kunde inte laddas.';

/** A button, and what it reads while it works. */
export const addAction = 'Lägg till åtgärd';
export const adding = 'Lägger till…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Åtgärden lades inte till';
export const couldNotBeAdded = 'Åtgärden kunde inte läggas till.';
export const actionNotSaved = 'Åtgärden sparades inte';
export const couldNotBeSaved = 'Åtgärden kunde inte sparas.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Ändra åtgärden';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Ingen ännu';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Klar';
export const drop = 'Stryk';
export const undo = 'Ångra';

/** Label of a field. */
export const whatWasDone = 'Vad som gjordes, i en mening';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Gav den effekt?';
export const answers = { yes: 'Ja', partly: 'Delvis', no: 'Nej' };
/** A button: takes the answer back. */
export const askAgain = 'Ta bort svaret';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Sparad version: ”{text}”';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Spara min version';
export const useTheirs = 'Använd den sparade versionen';
