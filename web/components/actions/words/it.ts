/** Actions: who does what by when, and whether it worked; on the Actions page and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Azioni';
export const noActions =
  'Ancora nessuna azione. Scrivi chi fa che cosa ed entro quando, e più avanti chiedi se ha funzionato.';
export const loadMoreActions = 'Carica altre azioni';
export const moreActionsFailed = 'Non è stato possibile caricare altre azioni.';

/** A button, and its label while busy. */
export const addAction = 'Aggiungi azione';
export const adding = 'Aggiunta in corso…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Azione non aggiunta';
export const couldNotBeAdded = 'Non è stato possibile aggiungere l’azione.';
export const actionNotSaved = 'Azione non salvata';
export const couldNotBeSaved = 'Non è stato possibile salvare l’azione.';

/** Tooltip of an action's title, which is a button. */
export const changeThisAction = 'Modifica questa azione';
/** Instead of an owner. */
export const nobodyYet = 'Ancora nessuno';
/** Buttons that complete an action, drop it, or reopen it. */
export const done = 'Concludi';
export const drop = 'Abbandona';
export const undo = 'Riapri';

/** Label of a field. */
export const whatWasDone = 'Che cosa è stato fatto, in una frase';
/** The question below a completed action, and the buttons that answer it. */
export const didItWork = 'Ha funzionato?';
export const answers = { yes: 'Sì', partly: 'In parte', no: 'No' };
/** A button that withdraws the answer. */
export const clearAnswer = 'Cancella la risposta';

/** After a conflict: {text} is what somebody else saved. */
export const savedVersion = 'Versione salvata: “{text}”';
/** Buttons that choose between the two texts. */
export const saveMine = 'Salva la mia versione';
export const useTheirs = 'Usa la versione salvata';
