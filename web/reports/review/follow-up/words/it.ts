/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Non è stato possibile caricare la gestione: {reason}';
export const loading = 'Caricamento della gestione…';
export const tryAgain = 'Riprova';

/** Name of the list of sections. */
export const sections = 'Sezioni';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Classificazione',
  risk: 'Rischio',
  actions: 'Azioni',
  reply: 'Risposta a chi ha segnalato',
  findings: 'Fatti e conclusioni',
  closing: 'Chiusura',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(fatto)';
export const isNotDone = '(da fare)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} aperta)', other: '({count} aperte)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Non indicato';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = 'Già scelte: {max}';
export const chooseOrSearch = 'Scegli o cerca (al massimo {max})…';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = 'Rimetti “{label}”';
/** Name of a button with a cross. */
export const remove = 'Togli {label}';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Quanto poteva andare male?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'Se fosse andata avanti, come poteva finire?';
export const whatStillStood = 'Che cosa restava ancora a impedirlo?';
/** What the answers come to. */
export const risks = { low: 'Rischio basso', medium: 'Rischio medio', high: 'Rischio alto' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'indice {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'Indice di rischio ARMS dell’evento: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Non è stato possibile caricare le azioni: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Aggiungi un’altra azione';
/** Name of the form. */
export const addAnAction = 'Aggiungi un’azione';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Non parte nulla finché non premi “Invia la risposta”.';
export const tellReporter = 'Invia la risposta';
/** On the button while it works. */
export const telling = 'Invio…';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Grazie. Abbiamo esaminato la cosa, ed ecco che cosa facciamo…';
/** Above what was sent. */
export const sentOn = 'Inviata in data {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Anteprima';
export const namesAreReplaced = 'Qui i nomi e tutto ciò che fa riconoscere una persona vengono sostituiti.';
export const updating = 'Aggiornamento…';
/** Beside the button that cannot be pressed. */
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
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Chiudi la gestione';
export const closing = 'Chiusura…';
export const chooseReason = 'Scegli un motivo';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Chiusa in data {day}: {reason}';
export const closedOnBy = 'Chiusa in data {day} da {name}: {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Riapri';
export const reopening = 'Riapertura…';
/** Messages: their titles and texts. */
export const notClosed = 'Gestione non chiusa';
export const couldNotBeClosed = 'Non è stato possibile chiudere la gestione.';
export const notReopened = 'Gestione non riaperta';
export const couldNotBeReopened = 'Non è stato possibile riaprire la gestione.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Ancora nessuno';
export const nameIsMe = '{name} (io)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'Il tuo testo è ancora qui, ma non è salvato. La versione salvata:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Vuoto';
/** Buttons: which of the two stays. */
export const saveMine = 'Salva la mia versione';
export const useTheirs = 'Usa la versione salvata';
