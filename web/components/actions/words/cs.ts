/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Opatření';
export const noActions = 'Zatím žádná opatření. Napište, kdo co udělá a dokdy, a později se zeptejte, zda to pomohlo.';
export const loadMoreActions = 'Načíst další opatření';
export const moreActionsFailed = 'Další opatření se nepodařilo načíst.';

/** A button, and what it reads while it works. */
export const addAction = 'Přidat opatření';
export const adding = 'Přidávám…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Opatření nepřidáno';
export const couldNotBeAdded = 'Opatření se nepodařilo přidat.';
export const actionNotSaved = 'Opatření neuloženo';
export const couldNotBeSaved = 'Opatření se nepodařilo uložit.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Upravit toto opatření';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Zatím nikdo';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Hotovo';
export const drop = 'Zrušit';
export const undo = 'Vrátit';

/** Label of a field. */
export const whatWasDone = 'Co se udělalo, jednou větou';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Pomohlo to?';
export const answers = { yes: 'Ano', partly: 'Zčásti', no: 'Ne' };
/** A button: takes the answer back. */
export const askAgain = 'Smazat odpověď';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Uložená verze: „{text}“';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Uložit moji verzi';
export const useTheirs = 'Použít uloženou verzi';
