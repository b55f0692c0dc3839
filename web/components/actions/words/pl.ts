/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Działania';
export const noActions =
  'Nie ma jeszcze działań. Warto zapisać, kto, co i do kiedy zrobi, a później zapytać, czy pomogło.';
export const loadMoreActions = 'Wczytaj więcej działań';
export const moreActionsFailed = 'Nie udało się wczytać kolejnych działań.';

/** A button, and what it reads while it works. */
export const addAction = 'Dodaj działanie';
export const adding = 'Dodawanie…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Nie dodano działania';
export const couldNotBeAdded = 'Nie udało się dodać działania.';
export const actionNotSaved = 'Nie zapisano działania';
export const couldNotBeSaved = 'Nie udało się zapisać działania.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Zmień to działanie';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Jeszcze nikt';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Wykonane';
export const drop = 'Zaniechaj';
export const undo = 'Cofnij';

/** Label of a field. */
export const whatWasDone = 'Co zrobiono, w jednym zdaniu';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Czy pomogło?';
export const answers = { yes: 'Tak', partly: 'Częściowo', no: 'Nie' };
/** A button: takes the answer back. */
export const askAgain = 'Usuń odpowiedź';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Zapisana wersja: „{text}”';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Zapisz moją wersję';
export const useTheirs = 'Użyj zapisanej wersji';
