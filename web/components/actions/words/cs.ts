/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Opatření';
export const noActions = 'Zatím žádná opatření. Napište, kdo co udělá a dokdy, a později se zeptejte, zda to pomohlo.';
export const loadMoreActions = 'Načíst další opatření';
export const moreActionsFailed = 'Další opatření se nepodařilo načíst.';

/** A button, and its label while busy. */
export const addAction = 'Přidat opatření';
export const adding = 'Přidávám…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Opatření nepřidáno';
export const couldNotBeAdded = 'Opatření se nepodařilo přidat.';
export const actionNotSaved = 'Opatření neuloženo';
export const couldNotBeSaved = 'Opatření se nepodařilo uložit.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Upravit toto opatření';
/** Instead of an owner. */
export const nobodyYet = 'Zatím nikdo';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Hotovo';
export const drop = 'Zrušit';
export const undo = 'Vrátit';

/** Label of a field. */
export const whatWasDone = 'Co se udělalo, jednou větou';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Pomohlo to?';
export const answers = { yes: 'Ano', partly: 'Zčásti', no: 'Ne' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Smazat odpověď';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Uložená verze: „{text}“';
/** Buttons that choose between the two texts. */
export const saveMine = 'Uložit moji verzi';
export const useTheirs = 'Použít uloženou verzi';
