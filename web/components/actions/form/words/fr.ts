/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Ce qu’il faut faire';
export const details = 'Détails';
export const who = 'Responsable';
export const byWhen = 'Pour quand';

/** Placeholder of the owner field. */
export const chooseOrType = 'Choisir ou saisir un nom';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Personne pour l’instant';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Ou saisir un nom…';
export const takeThisName = 'Prendre ce nom';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Le treuilleur, Dominique, le comité directeur…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Voir l’équipe';

/** Title and subtitle of a dialog. */
export const addAction = 'Ajouter une action';
export const withoutReport = 'Qui fait quoi, pour quand, sans REX à l’origine.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Action ajoutée';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Club';
export const selectClub = 'Choisir un club';
export const pleaseSelectClub = 'Choisissez un club';
export const pleaseSayWhat = 'Indiquez ce qu’il faut faire.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Modifier l’action';
export const saveAction = 'Enregistrer l’action';
export const saving = 'Enregistrement…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Quelqu’un d’autre a modifié cette action entre-temps. Votre texte est toujours là.';
