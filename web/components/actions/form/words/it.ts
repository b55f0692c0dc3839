/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Che cosa va fatto';
export const details = 'Dettagli';
export const who = 'Responsabile';
export const byWhen = 'Entro quando';

/** Placeholder of the owner field. */
export const chooseOrType = 'Scegli o scrivi un nome';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Ancora nessuno';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Oppure scrivi un nome…';
export const takeThisName = 'Usa questo nome';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Verricellista, Andrea, il consiglio direttivo…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Mostra lo staff';

/** Title and subtitle of a dialog. */
export const addAction = 'Aggiungi azione';
export const withoutReport = 'Chi fa che cosa ed entro quando, senza una segnalazione alla base.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Azione aggiunta';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Club';
export const selectClub = 'Scegli un club';
export const pleaseSelectClub = 'Scegli prima un club';
export const pleaseSayWhat = 'Scrivi che cosa va fatto.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Modifica azione';
export const saveAction = 'Salva azione';
export const saving = 'Salvataggio…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile =
  'Nel frattempo qualcun altro ha modificato questa azione. Quello che hai scritto è ancora qui.';
