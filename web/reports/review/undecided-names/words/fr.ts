/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: '1 nom possible reste à trancher',
  other: '{count} noms possibles restent à trancher',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation = 'Un nom est remplacé par [nom] dans la version publiée. Tout le reste demeure tel quel.';
/** The two answers, as buttons. */
export const answers = { name: 'Nom', 'no-name': 'Pas un nom' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Choisissez « Nom » ou « Pas un nom » : {count} à trancher.',
  other: 'Choisissez « Nom » ou « Pas un nom » : {count} à trancher.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Revoir';
export const publish = 'Publier';
export const publishDecided = 'Publier (remplacés : {replaced}, gardés : {kept})';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = { smsManagerComment: 'Analyse de l’équipe sécurité', publicHeadline: 'Titre publié' };
