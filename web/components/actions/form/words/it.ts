/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Che cosa va fatto';
export const details = 'Dettagli';
export const who = 'Responsabile';
export const byWhen = 'Entro quando';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Scegli o scrivi un nome';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Ancora nessuno';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Oppure scrivi un nome…';
export const takeThisName = 'Usa questo nome';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Verricellista, Andrea, il consiglio direttivo…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Mostra lo staff';

/** A dialog: its title and what stands below it. */
export const addAction = 'Aggiungi azione';
export const withoutReport = 'Chi fa che cosa ed entro quando, senza una segnalazione alla base.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Azione aggiunta';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Club';
export const selectClub = 'Scegli un club';
export const pleaseSelectClub = 'Scegli prima un club';
export const pleaseSayWhat = 'Scrivi che cosa va fatto.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Modifica azione';
export const saveAction = 'Salva azione';
export const saving = 'Salvataggio…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile =
  'Nel frattempo qualcun altro ha modificato questa azione. Quello che hai scritto è ancora qui.';
