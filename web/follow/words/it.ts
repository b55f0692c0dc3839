// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Segui la tua segnalazione';
export const intro =
  'Guarda com’è andata a finire, rispondi alle domande o aggiungi quello che avevi dimenticato. Ti serve solo il codice di ricevuta che hai visto al momento dell’invio.';
export const lostCode =
  'Se hai perso il codice, nessuno può ridartelo, né noi né il team sicurezza: non è conservato da nessuna parte. La tua segnalazione è comunque al sicuro. Un codice smette di valere quando il team sicurezza cancella la conversazione.';

/** The form for the code. */
export const needsScript = 'Qui serve JavaScript: attivalo nel browser.';
export const receiptCode = 'Codice di ricevuta';
export const codeHint = '20 lettere e cifre. Maiuscole, spazi e trattini non contano.';
export const enterCode = 'Inserisci il tuo codice di ricevuta';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Ricontrollalo lettera per lettera. Un codice non vale più anche quando il team sicurezza ha cancellato la conversazione.';
/** The button, and its label while busy. */
export const showReport = 'Mostra la segnalazione';
export const openingLabel = 'Apertura…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Questo codice non vale più: il team sicurezza ha cancellato la conversazione.';
export const closed = 'La tua segnalazione non è più visibile qui, e questa pagina ha dimenticato il tuo codice.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'La tua segnalazione, {day}';
export const readCopy = 'Leggi la versione anonimizzata pubblicata';
export const teamSays = 'Che cosa dice il team sicurezza';
export const messages = 'Messaggi';
/** A button that makes the page forget the code. */
export const close = 'Chiudi';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Chiudere senza inviare?';
export const unsentMeans = 'Quello che hai scritto o scelto qui e non hai ancora inviato viene cancellato.';
export const closeAnyway = 'Chiudi e cancella';
export const keepWriting = 'Continua a scrivere';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Ricevuta',
  'looked-at': 'Qualcuno la sta esaminando',
  'acted-on': 'Si sta facendo qualcosa',
  closed: 'Chiusa',
};
export const stateSaid = {
  received: 'È arrivata. Qualcuno del team sicurezza la leggerà.',
  'looked-at': 'Qualcuno del team sicurezza l’ha presa in carico.',
  'acted-on': 'Il team sicurezza ha deciso che cosa fare e lo sta facendo.',
  closed: 'Il team sicurezza ha finito di occuparsene. Puoi ancora scrivere.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = { received: 'Ricevuta', 'looked-at': 'Letta', 'acted-on': 'Affrontata', closed: 'Chiusa' };

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Team sicurezza', reporter: 'Tu' };
export const noMessages = 'Ancora nessun messaggio. Se il team sicurezza ha una domanda, la trovi qui.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Aggiungi quello che avevi dimenticato';
export const addHint =
  'Rispondi qui a una domanda, o scrivi quello che ti è venuto in mente dopo. Lo legge solo il team sicurezza.';
export const answerQuestion = 'Rispondi alla domanda';
export const answerHint = 'Il team sicurezza ha scritto: “{question}” La tua risposta la legge solo il team.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Puoi inviare {day} messaggi al giorno e {all} in tutto. Hai raggiunto uno di questi limiti: torna domani, oppure parla con il team sicurezza.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Invia';
export const sending = 'Invio…';
export const sent = 'Inviato. Ora il team sicurezza può leggerlo.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Cancella i miei dati di contatto';
export const eraseQuestion = 'Cancellare i tuoi dati di contatto?';
export const eraseMeans =
  'Nome, email e telefono vengono cancellati per sempre, e nessuno potrà più scriverti o chiamarti. Vengono cancellate anche le foto e la registrazione di volo. La segnalazione e i messaggi restano, e questo codice continua a valere.';
export const keepThem = 'Tienili';
export const eraseForGood = 'Cancella per sempre';
export const erasing = 'Cancellazione…';
export const erased = 'Nome, email e telefono sono stati cancellati. Il tuo codice continua a valere.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Altri dettagli';
export const detailsHint =
  'Giorno, luogo, aeromobile, meteo: qui puoi aggiungere quello che avevi tralasciato. Quello che hai già indicato non viene mostrato.';
export const addDetails = 'Aggiungi i dettagli';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Apertura della segnalazione…';
export const tryAgain = 'Riprova';
export const linkOver = 'Questo link è già stato usato o è troppo vecchio. Inserisci il codice di ricevuta.';
export const visitOver =
  'Il link dell’email apre la tua segnalazione per un’ora, e quell’ora è passata. Inserisci il codice di ricevuta.';
export const eraseWithCode = 'Per cancellare i tuoi dati di contatto, apri la segnalazione con il codice di ricevuta.';
