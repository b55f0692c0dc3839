/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Che cosa può andare storto';
export const hazardExamples = 'Auto in pista con il verricello attivo';
export const description = 'Descrizione';
export const controls = 'Misure di controllo';
export const controlsHint = 'Che cosa c’è già per evitarlo: regole, attrezzature, briefing.';
export const severity = 'Gravità';
export const likelihood = 'Probabilità';
export const choose = 'Scegli';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Prima delle misure';
export const afterControls = 'Dopo le misure';
/** Beside each group, before the chip. */
export const level = 'Livello';
export const who = 'Responsabile';
export const reviewOn = 'Da rivedere il';
/** Label of three choices: open, accepted, closed. */
export const state = 'Stato';
export const states = { open: 'Aperto', accepted: 'Accettato', closed: 'Chiuso' };
export const closedBecause = 'Motivo della chiusura';

/** Headings of two lists. */
export const actions = 'Azioni';
export const reports = 'Segnalazioni';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Aggiungi un’azione';
export const typeNewAction = 'Scrivi che cosa va fatto';
export const asNewAction = 'Aggiungi come nuova azione';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'nuova';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Togli: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Caricamento…';
export const report = 'Segnalazione';
export const noReports = 'Nessuna segnalazione ne parla ancora. Aggiungine una dalla sua gestione.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Apri: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Aggiungi pericolo';
export const changeHazard = 'Pericolo';
export const add = 'Aggiungi pericolo';
export const adding = 'Aggiunta in corso…';
export const save = 'Salva pericolo';
export const saveMine = 'Salva la mia versione';
export const saving = 'Salvataggio…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Pericolo aggiunto';
export const hazardSaved = 'Pericolo salvato';
/** Why the button is disabled. */
export const pleaseName = 'Scrivi che cosa può andare storto.';
export const pleaseRate = 'Scegli gravità e probabilità.';
export const pleaseSayWhy = 'Scrivi perché viene chiuso.';
export const pleaseSelectClub = 'Scegli prima un club';
/** Label of a field, and its first option. */
export const club = 'Club';
export const selectClub = 'Scegli un club';
/** Above the fields that somebody else changed. */
export const changedMeanwhile =
  'Nel frattempo qualcun altro ha modificato questo pericolo. Quello che hai scritto è ancora qui.';
