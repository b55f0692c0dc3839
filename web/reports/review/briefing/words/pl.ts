/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Odprawa';
export const suggest = 'Zaproponuj na odprawę';
export const explained = 'Przez 30 dni to zgłoszenie będzie pierwsze na publicznej odprawie.';
/** {day} is a date. */
export const until = 'To zgłoszenie jest pierwsze na odprawie do dnia {day}.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Pytanie do omówienia:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Zmień pytanie';
export const remove = 'Wycofaj z odprawy';

/** The dialog: a field and its hint. */
export const question = 'Pytanie do omówienia';
export const questionHint =
  'Nieobowiązkowe, jeden wiersz. Nazwiska i inne dane pozwalające kogoś rozpoznać są zastępowane, tak jak w komentarzu.';
/** Before the question as it will be published. */
export const willShow = 'Na odprawie pojawi się:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames =
  'Te słowa mogą być nazwiskami lub imionami. Nazwisko lub imię jest zastępowane przez [nazwisko].';
export const answers = { name: 'Imię/nazwisko', 'no-name': 'Inne słowo' };
/** Why the button is disabled. */
export const answerFirst = 'Przy każdym trzeba zaznaczyć, czy to imię lub nazwisko';
/** The button, and its label while busy. */
export const send = 'Zaproponuj';
export const sending = 'Zapisywanie…';

/** Messages. */
export const suggested = 'Zaproponowano na odprawę';
export const removed = 'Wycofano z odprawy';
export const failed = 'Odprawa nie została zmieniona';
export const failedText = 'Proszę sprawdzić połączenie z internetem i spróbować ponownie';
