// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Segnalazione inviata';
export const thanks = 'Grazie. Ora la leggerà il team sicurezza.';
/** Two buttons. */
export const submitAnother = 'Inviane un’altra';
export const viewReports = 'Leggi le segnalazioni';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Invio della segnalazione in corso';
export const waitForCode = 'Ancora un attimo: sta per comparire il tuo codice di ricevuta.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Qualcosa non va: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted =
  'La segnalazione è partita senza alcune delle sue foto. Puoi aggiungerle più tardi con il tuo codice.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted =
  'Non è stato possibile leggere in tempo la registrazione di volo: non fa parte della segnalazione.';
/** Below the code, if photos had been chosen. */
export const photosNotKept =
  'Le foto non vengono conservate con la segnalazione. Puoi aggiungerle più tardi con il tuo codice.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'La tua segnalazione è in attesa';
export const notSentYet =
  'Non ancora inviata. È conservata cifrata su questo dispositivo e partirà quando questa pagina è aperta e c’è connessione.';
export const openWithCode =
  'Finché aspetta, con questo codice puoi anche aprirla in questa pagina, modificarla e inviarla.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Ora è stata inviata.';
export const nowDeleted = 'È stata tolta da questo dispositivo.';
/** The heading, once it has been deleted. */
export const deleted = 'Segnalazione eliminata';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'Su questo dispositivo aspettano già cinque segnalazioni. Prima inviane o eliminane una. Tutto quello che hai scritto è ancora qui.';
export const noRoom =
  'Su questo dispositivo non c’è spazio per conservarla. Tutto quello che hai scritto è ancora qui.';
