/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Briefing';
export const suggest = 'Proponi per il briefing';
export const explained = 'Per 30 giorni questa segnalazione compare per prima nel briefing pubblico.';
/** {day} is a date. */
export const until = 'Questa segnalazione compare per prima nel briefing fino al giorno {day}.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Domanda da discutere:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Cambia la domanda';
export const remove = 'Togli dal briefing';

/** The dialog: a field and its hint. */
export const question = 'Domanda da discutere';
export const questionHint =
  'Facoltativa, una riga. I nomi e gli altri dati che identificano qualcuno vengono sostituiti, come nel tuo commento.';
/** Before the question as it will be published. */
export const willShow = 'Nel briefing si leggerà:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'Queste parole potrebbero essere nomi. Un nome viene sostituito da [nome].';
export const answers = { name: 'Nome', 'no-name': 'Non è un nome' };
/** Why the button is disabled. */
export const answerFirst = 'Di’ per ciascuna se è un nome';
/** The button, and its label while busy. */
export const send = 'Proponi';
export const sending = 'Salvataggio…';

/** Messages. */
export const suggested = 'Proposta per il briefing';
export const removed = 'Tolta dal briefing';
export const failed = 'Il briefing non è stato modificato';
export const failedText = 'Controlla la connessione a internet e riprova';
