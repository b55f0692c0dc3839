// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Segnalazione inviata';
export const thanks = 'Grazie. Ora la leggerà il team sicurezza.';
/** Two buttons. */
export const submitAnother = 'Inviane un’altra';
export const viewReports = 'Leggi le segnalazioni';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Qualcosa non va: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft =
  'La segnalazione è partita senza alcune delle sue foto. Puoi aggiungerle più tardi con il tuo codice.';
/** Below the sentence that the report is not sent yet, where photos were added to it. */
export const photosNotKept =
  'Le foto non vengono conservate insieme alla segnalazione. Puoi aggiungerle più tardi con il tuo codice.';
/** In place of thanks where there was no connection: the heading, what is true, and what the code is good for until then. */
export const waits = 'La tua segnalazione aspetta';
export const notSentYet =
  'Non ancora inviata. È conservata su questo dispositivo, sotto chiave, e verrà inviata quando questa pagina sarà aperta con una connessione.';
export const openWithCode =
  'Finché aspetta, con questo codice puoi anche aprirla in questa pagina, modificarla e inviarla.';
/** Said in place of the second once it was sent, or deleted. */
export const sentMeanwhile = 'Ora è stata inviata.';
export const deletedMeanwhile = 'È stata tolta da questo dispositivo.';
/** Why it cannot wait: there are five, or the browser has no room. */
export const fiveWait =
  'Su questo dispositivo aspettano già cinque segnalazioni. Prima inviane o eliminane una. Tutto quello che hai scritto è ancora qui.';
export const noRoom =
  'Su questo dispositivo non c’è spazio per conservarla. Tutto quello che hai scritto è ancora qui.';
