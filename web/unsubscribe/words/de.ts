/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    'Keine Mails mehr, wenn eine Sicherheitsmeldung, eine Antwort oder eine Frist auf dich wartet? Du siehst sie nach der Anmeldung.',
  actions:
    'Montags keine Mails mehr über fällige Maßnahmen und zu überprüfende Gefährdungen? Du siehst sie nach der Anmeldung.',
  question:
    'Keine Mails mehr, wenn es eine Frage zu deiner Meldung gibt? Mit deinem Belegcode kannst du Fragen weiterhin lesen.',
};
export const done = {
  reports: 'Du bekommst keine Mails mehr über Sicherheitsmeldungen.',
  actions: 'Du bekommst keine Mails mehr über Maßnahmen und Gefährdungen.',
  question: 'Du bekommst keine Mails mehr zu dieser Meldung.',
};
export const back = {
  reports: 'Wenn du sie wieder haben möchtest, melde dich an und schalte sie in deinem Konto wieder ein.',
  actions: 'Wenn du sie wieder haben möchtest, melde dich an und schalte sie in deinem Konto wieder ein.',
  question: 'Mit deinem Belegcode kannst du Fragen weiterhin lesen und beantworten.',
};
/** Headings. */
export const isDone = 'Erledigt';
export const fewerMails = 'Weniger Mails';
/** The button. */
export const stopMails = 'Mails abbestellen';
export const unknownLink = 'Diesen Link kennen wir nicht';
export const unknownLinkText =
  'Vielleicht wurde er in der Mail abgeschnitten. Öffne ihn von dort noch einmal, oder melde dich an und ändere deine Auswahl in deinem Konto.';
