/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'Non è stato possibile caricare la conversazione: {message}';
export const tryAgain = 'Riprova';
export const loading = 'Caricamento della conversazione…';
export const readWithCode =
  'Chi ha segnalato la legge con il codice di ricevuta, senza account. È riservata come i dati di contatto: non viene mai pubblicata e la ricerca non la trova.';
export const noCode =
  'Chi ha segnalato non ha un codice con cui leggere una risposta: la segnalazione è arrivata senza, oppure il codice è stato cancellato.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Messaggi';
export const nothingWritten = 'Ancora nessun messaggio.';
/** Author of a message if no name is known. */
export const reporter = 'Chi ha segnalato';
export const safetyTeam = 'Team sicurezza';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Nuovo';
/** Below a message from the team. */
export const readByReporter = 'Letto da chi ha segnalato';
export const notReadYet = 'Non ancora letto';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Messaggio a chi ha segnalato';
export const messageHint =
  'Chiedi quello che ti serve sapere, o di’ grazie. Il messaggio parte così come lo scrivi: nulla viene reso anonimo.';
export const sendMessage = 'Invia messaggio';
export const sending = 'Invio…';
/** Messages on the page: title and text. */
export const sent = 'Messaggio inviato';
export const sentDetail = 'Chi ha segnalato può leggerlo con il codice di ricevuta.';
export const notSent = 'Messaggio non inviato';
export const notSentSentence = 'Non è stato possibile inviare il messaggio.';

/** Above a button. */
export const canBeErasedToo =
  'I dati di contatto di chi ha segnalato sono cancellati. Restano la conversazione e il codice di ricevuta: puoi cancellare anche quelli.';
export const eraseConversation = 'Cancella la conversazione';
/** Title and button of its dialog. */
export const eraseTitle = 'Cancellare la conversazione?';
export const eraseConfirm = 'Cancella';
export const erasing = 'Cancellazione…';
export const erasedForGood =
  'I messaggi che vi siete scritti vengono cancellati per sempre e il codice di ricevuta non vale più: chi ha segnalato non potrà più scrivere né leggere. Non si può tornare indietro.';
export const whatStays =
  'Restano la segnalazione, il tuo commento e la versione pubblica. I backup già fatti contengono ancora la conversazione, finché non vengono eliminati.';
/** Messages on the page: title and text. */
export const erased = 'Conversazione cancellata';
export const reportUnchanged = 'La segnalazione resta com’è.';
export const eraseFailed = 'Cancellazione non riuscita';
export const eraseFailedSentence = 'Non è stato possibile cancellare la conversazione.';
