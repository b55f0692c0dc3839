/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    'Geen mails meer als er een veiligheidsmelding, een antwoord of een termijn op je wacht? Je vindt ze als je inlogt.',
  actions:
    'Geen mails meer op maandag over acties die af moeten en gevaren die opnieuw beoordeeld moeten worden? Je vindt ze als je inlogt.',
  question: 'Geen mails meer als er een vraag over je melding is? Met je volgcode kun je vragen nog steeds lezen.',
};
export const done = {
  reports: 'Je krijgt geen mails meer over veiligheidsmeldingen.',
  actions: 'Je krijgt geen mails meer over acties en gevaren.',
  question: 'Je krijgt geen mails meer over deze melding.',
};
export const back = {
  reports: 'Wil je ze weer krijgen? Log in en kies dat bij je account.',
  actions: 'Wil je ze weer krijgen? Log in en kies dat bij je account.',
  question: 'Met je volgcode kun je vragen nog steeds lezen en beantwoorden.',
};
/** Headings. */
export const isDone = 'Klaar';
export const fewerMails = 'Minder mails';
/** The button. */
export const stopMails = 'Stop deze mails';
export const unknownLink = 'We kennen deze link niet';
export const unknownLinkText =
  'Misschien is hij in de mail afgebroken. Open hem daar nog eens, of log in en kies bij je account.';
