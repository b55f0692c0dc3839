/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Działania';
export const noActions =
  'Nie ma jeszcze działań. Warto zapisać, kto, co i do kiedy zrobi, a później zapytać, czy pomogło.';
export const loadMoreActions = 'Wczytaj więcej działań';
export const moreActionsFailed = 'Nie udało się wczytać kolejnych działań.';

/** A button, and its label while busy. */
export const addAction = 'Dodaj działanie';
export const adding = 'Dodawanie…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Nie dodano działania';
export const couldNotBeAdded = 'Nie udało się dodać działania.';
export const actionNotSaved = 'Nie zapisano działania';
export const couldNotBeSaved = 'Nie udało się zapisać działania.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Zmień to działanie';
/** Instead of an owner. */
export const nobodyYet = 'Jeszcze nikt';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Wykonane';
export const drop = 'Zaniechaj';
export const undo = 'Cofnij';

/** Label of a field. */
export const whatWasDone = 'Co zrobiono, w jednym zdaniu';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Czy pomogło?';
export const answers = { yes: 'Tak', partly: 'Częściowo', no: 'Nie' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Usuń odpowiedź';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Zapisana wersja: „{text}”';
/** Buttons that choose between the two texts. */
export const saveMine = 'Zapisz moją wersję';
export const useTheirs = 'Użyj zapisanej wersji';
