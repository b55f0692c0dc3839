/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    'Non vuoi più ricevere email quando c’è una segnalazione, una risposta o una scadenza che ti aspetta? Le troverai quando accedi.',
  actions:
    'Non vuoi più ricevere il lunedì le email sulle azioni in scadenza e sui pericoli da rivedere? Li troverai quando accedi.',
  question:
    'Non vuoi più ricevere un’email quando c’è una domanda sulla tua segnalazione? Potrai sempre leggere le domande con il tuo codice di ricevuta.',
};
export const done = {
  reports: 'Non riceverai più email sulle segnalazioni.',
  actions: 'Non riceverai più email su azioni e pericoli.',
  question: 'Non riceverai più email su questa segnalazione.',
};
export const back = {
  reports: 'Per riceverle di nuovo, accedi e cambia la scelta nel tuo account.',
  actions: 'Per riceverle di nuovo, accedi e cambia la scelta nel tuo account.',
  question: 'Puoi sempre leggere le domande e rispondere con il tuo codice di ricevuta.',
};
/** Headings. */
export const isDone = 'Fatto';
export const fewerMails = 'Meno email';
/** The button. */
export const stopMails = 'Non inviarle più';
export const unknownLink = 'Non riconosciamo questo link';
export const unknownLinkText =
  'Forse nell’email è stato troncato. Riaprilo da lì, oppure accedi e cambia la scelta nel tuo account.';
