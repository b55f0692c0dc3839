/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Non è stato possibile caricare la gestione: {reason}';
export const loading = 'Caricamento della gestione…';
export const tryAgain = 'Riprova';

/** Name of the list of sections. */
export const sections = 'Sezioni';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Classificazione',
  risk: 'Rischio',
  actions: 'Azioni',
  reply: 'Risposta a chi ha segnalato',
  findings: 'Fatti e conclusioni',
  closing: 'Chiusura',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(fatto)';
export const isNotDone = '(da fare)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} aperta)', other: '({count} aperte)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Non indicato';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = 'Già scelte: {max}';
export const chooseOrSearch = 'Scegli o cerca (al massimo {max})…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = 'Rimetti “{label}”';
/** Name of a button with a cross. */
export const remove = 'Togli {label}';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Quanto poteva andare male?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Se fosse andata avanti, come poteva realisticamente finire?';
export const remainingSafeguards = 'Che cosa restava ancora a impedirlo?';
/** The result of the two answers. */
export const risks = { low: 'Rischio basso', medium: 'Rischio medio', high: 'Rischio alto' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'indice {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Indice di rischio ARMS dell’evento: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Non è stato possibile caricare le azioni: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Aggiungi un’altra azione';
/** Name of the form. */
export const addAnAction = 'Aggiungi un’azione';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Non parte nulla finché non premi “Invia la risposta”.';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Chi ha segnalato non ha un codice per leggere la risposta.';
export const tellReporter = 'Invia la risposta';
/** On the button while busy. */
export const telling = 'Invio…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Grazie. Abbiamo esaminato la cosa, ed ecco che cosa facciamo…';
/** Above the reply that was sent. */
export const sentOn = 'Inviata in data {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Anteprima';
export const namesAreReplaced = 'Qui i nomi e tutto ciò che fa riconoscere una persona vengono sostituiti.';
export const updating = 'Aggiornamento…';
/** Why the button is disabled. */
export const nothingToSend = 'Non c’è ancora nulla da inviare.';
export const saving = 'Salvataggio…';
export const hasThisReply = 'Chi ha segnalato ha già questa risposta.';
/** Messages: their titles and texts. */
export const replySent = 'Risposta inviata';
export const canReadItNow = 'Ora chi ha segnalato può leggerla.';
export const replyNotSent = 'Risposta non inviata';
export const replyCouldNotBeSent = 'Non è stato possibile inviare la risposta.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Li legge solo il team sicurezza.';

/** A question with a few answers, and a field. */
export const whyClose = 'Perché si può chiudere?';
export const note = 'Nota';
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Chiudi la gestione';
export const closing = 'Chiusura…';
export const chooseReason = 'Scegli un motivo';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Chiusa in data {day}: {reason}';
export const closedOnBy = 'Chiusa in data {day} da {name}: {reason}';
/** A button, and its label while busy. */
export const reopen = 'Riapri';
export const reopening = 'Riapertura…';
/** Messages: their titles and texts. */
export const notClosed = 'Gestione non chiusa';
export const couldNotBeClosed = 'Non è stato possibile chiudere la gestione.';
export const notReopened = 'Gestione non riaperta';
export const couldNotBeReopened = 'Non è stato possibile riaprire la gestione.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Ancora nessuno';
export const nameIsMe = '{name} (io)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Il tuo testo è ancora qui, ma non è salvato. La versione salvata:';
/** Buttons: which version to keep. */
export const saveMine = 'Salva la mia versione';
export const useTheirs = 'Usa la versione salvata';
