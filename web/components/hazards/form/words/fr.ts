/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Ce qui peut mal tourner';
export const hazardExamples = 'Voitures en piste pendant le treuillage';
export const description = 'Description';
export const controls = 'Mesures de maîtrise';
export const controlsHint = 'Ce qui existe déjà pour l’éviter : consignes, matériel, briefings.';
export const severity = 'Gravité';
export const likelihood = 'Probabilité';
export const choose = 'Choisir';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Avant mesures';
export const afterControls = 'Après mesures';
/** Beside each group, before the chip. */
export const level = 'Niveau';
export const who = 'Responsable';
export const reviewOn = 'À revoir le';
/** Label of three choices: open, accepted, closed. */
export const state = 'État';
export const states = { open: 'Ouvert', accepted: 'Accepté', closed: 'Clos' };
export const closedBecause = 'Motif de clôture';

/** Headings of two lists. */
export const actions = 'Actions';
export const reports = 'REX';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Ajouter une action';
export const typeNewAction = 'Écrire ce qu’il faut faire';
export const asNewAction = 'Ajouter comme nouvelle action';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'nouvelle';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Retirer : {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Chargement…';
export const report = 'REX';
export const noReports = 'Aucun REX n’en parle encore. Ajoutez-en un depuis son traitement.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Ouvrir : {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Ajouter un danger';
export const changeHazard = 'Danger';
export const add = 'Ajouter le danger';
export const adding = 'Ajout…';
export const save = 'Enregistrer le danger';
export const saveMine = 'Enregistrer ma version';
export const saving = 'Enregistrement…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Danger ajouté';
export const hazardSaved = 'Danger enregistré';
/** Why the button is disabled. */
export const pleaseName = 'Indiquez ce qui peut mal tourner.';
export const pleaseRate = 'Choisissez la gravité et la probabilité.';
export const pleaseSayWhy = 'Indiquez pourquoi il est clos.';
export const pleaseSelectClub = 'Choisissez un club';
/** Label of a field, and its first option. */
export const club = 'Club';
export const selectClub = 'Choisir un club';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Quelqu’un d’autre a modifié ce danger entre-temps. Votre texte est toujours là.';
