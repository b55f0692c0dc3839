/** Actions: who does what by when, and whether it worked; on the page Actions and in the follow-up of a report. */

/** Heading of the page, and name of the list. */
export const actions = 'Azioni';
export const noActions =
  'Ancora nessuna azione. Scrivi chi fa che cosa ed entro quando, e più avanti chiedi se ha funzionato.';
export const loadMoreActions = 'Carica altre azioni';
export const moreActionsFailed = 'Non è stato possibile caricare altre azioni.';

/** A button, and what it reads while it works. */
export const addAction = 'Aggiungi azione';
export const adding = 'Aggiunta in corso…';
/** Messages: their titles and texts. */
export const actionNotAdded = 'Azione non aggiunta';
export const couldNotBeAdded = 'Non è stato possibile aggiungere l’azione.';
export const actionNotSaved = 'Azione non salvata';
export const couldNotBeSaved = 'Non è stato possibile salvare l’azione.';

/** Shown as one points at the title of an action, which is a button. */
export const changeThisAction = 'Modifica questa azione';
/** In place of a name: nobody has taken it on. */
export const nobodyYet = 'Ancora nessuno';
/** Buttons: it is done, it is not wanted any more, back to open. */
export const done = 'Concludi';
export const drop = 'Abbandona';
export const undo = 'Riapri';

/** Label of a field. */
export const whatWasDone = 'Che cosa è stato fatto, in una frase';
/** The question below a done action, and the buttons that answer it. */
export const didItWork = 'Ha funzionato?';
export const answers = { yes: 'Sì', partly: 'In parte', no: 'No' };
/** A button: takes the answer back. */
export const askAgain = 'Cancella la risposta';

/** Where somebody else has saved another text meanwhile: {text} is theirs. */
export const savedVersion = 'Versione salvata: “{text}”';
/** Buttons: which of the two texts stays. */
export const saveMine = 'Salva la mia versione';
export const useTheirs = 'Usa la versione salvata';
