/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: '1 możliwe imię lub nazwisko czeka na decyzję',
  few: '{count} możliwe imiona lub nazwiska czekają na decyzję',
  many: '{count} możliwych imion lub nazwisk czeka na decyzję',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation =
  'Imię lub nazwisko zastępujemy w wersji publicznej przez [nazwisko]. Każde inne słowo pozostaje bez zmian.';
/** The two answers, as buttons. */
export const answers = { name: 'Imię/nazwisko', 'no-name': 'Inne słowo' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Proszę wybrać „Imię/nazwisko” lub „Inne słowo”: do rozstrzygnięcia {count}.',
  few: 'Proszę wybrać „Imię/nazwisko” lub „Inne słowo”: do rozstrzygnięcia {count}.',
  many: 'Proszę wybrać „Imię/nazwisko” lub „Inne słowo”: do rozstrzygnięcia {count}.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Wróć do tekstu';
export const publish = 'Opublikuj';
export const publishDecided = 'Opublikuj (zastąpione: {replaced}, bez zmian: {kept})';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = { smsManagerComment: 'Komentarz zespołu bezpieczeństwa', publicHeadline: 'Tytuł publiczny' };
