/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Åtgärder';
export const noActions = 'Inga åtgärder ännu. Skriv vem som gör vad till när, och fråga senare om det gav effekt.';
export const loadMoreActions = 'Visa fler åtgärder';
export const moreActionsFailed = 'Fler åtgärder kunde inte laddas.';

/** A button, and its label while busy. */
export const addAction = 'Lägg till åtgärd';
export const adding = 'Lägger till…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Åtgärden lades inte till';
export const couldNotBeAdded = 'Åtgärden kunde inte läggas till.';
export const actionNotSaved = 'Åtgärden sparades inte';
export const couldNotBeSaved = 'Åtgärden kunde inte sparas.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Ändra åtgärden';
/** Instead of an owner. */
export const nobodyYet = 'Ingen ännu';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Klar';
export const drop = 'Stryk';
export const undo = 'Ångra';

/** Label of a field. */
export const whatWasDone = 'Vad som gjordes, i en mening';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Gav den effekt?';
export const answers = { yes: 'Ja', partly: 'Delvis', no: 'Nej' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Ta bort svaret';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Sparad version: ”{text}”';
/** Buttons that choose between the two texts. */
export const saveMine = 'Spara min version';
export const useTheirs = 'Använd den sparade versionen';
