/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Ce qu’il faut faire';
export const details = 'Détails';
export const who = 'Responsable';
export const byWhen = 'Pour quand';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Choisir ou saisir un nom';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Personne pour l’instant';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Ou saisir un nom…';
export const takeThisName = 'Prendre ce nom';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Le treuilleur, Dominique, le comité directeur…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Voir l’équipe';

/** A dialog: its title and what stands below it. */
export const addAction = 'Ajouter une action';
export const withoutReport = 'Qui fait quoi, pour quand, sans REX à l’origine.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Action ajoutée';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Club';
export const selectClub = 'Choisir un club';
export const pleaseSelectClub = 'Choisissez un club';
export const pleaseSayWhat = 'Indiquez ce qu’il faut faire.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Modifier l’action';
export const saveAction = 'Enregistrer l’action';
export const saving = 'Enregistrement…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Quelqu’un d’autre a modifié cette action entre-temps. Votre texte est toujours là.';
