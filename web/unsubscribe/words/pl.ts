/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    'Nie wysyłać już e-maili, gdy czeka zgłoszenie, odpowiedź lub termin? Wszystko nadal będzie widać po zalogowaniu.',
  actions:
    'Nie wysyłać już w poniedziałki e-maili o działaniach do wykonania i zagrożeniach do przeglądu? Nadal będzie je widać po zalogowaniu.',
  question:
    'Nie wysyłać już e-maili, gdy pojawi się pytanie do zgłoszenia? Pytania nadal można przeczytać, podając kod zgłoszenia.',
};
export const done = {
  reports: 'Nie będziemy już wysyłać e-maili o zgłoszeniach.',
  actions: 'Nie będziemy już wysyłać e-maili o działaniach i zagrożeniach.',
  question: 'Nie będziemy już wysyłać e-maili o tym zgłoszeniu.',
};
export const back = {
  reports: 'Aby znów je dostawać, wystarczy zalogować się i wybrać to na swoim koncie.',
  actions: 'Aby znów je dostawać, wystarczy zalogować się i wybrać to na swoim koncie.',
  question: 'Kod zgłoszenia nadal pozwala czytać pytania i na nie odpowiadać.',
};
/** Headings. */
export const isDone = 'Gotowe';
export const fewerMails = 'Mniej e-maili';
/** The button. */
export const stopMails = 'Nie wysyłaj więcej';
export const unknownLink = 'Nie znamy tego linku';
export const unknownLinkText =
  'Może został ucięty w e-mailu. Proszę otworzyć go tam jeszcze raz albo zalogować się i zmienić wybór na swoim koncie.';
