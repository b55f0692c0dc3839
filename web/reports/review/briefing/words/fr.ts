/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Briefing';
export const suggest = 'Proposer pour le briefing';
export const explained = 'Pendant 30 jours, ce REX passe en premier dans le briefing public.';
/** {day} is a date. */
export const until = 'Ce REX passe en premier dans le briefing jusqu’au {day}.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Question à discuter :';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Modifier la question';
export const remove = 'Retirer du briefing';

/** The dialog: a field and its hint. */
export const question = 'Question à discuter';
export const questionHint =
  'Facultatif, une ligne. Les noms et tout ce qui permet d’identifier quelqu’un sont remplacés, comme dans votre analyse.';
/** Before the question as it will be published. */
export const willShow = 'Le briefing affichera :';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'Ces mots sont peut-être des noms. Un nom est remplacé par [nom].';
export const answers = { name: 'Nom', 'no-name': 'Pas un nom' };
/** Why the button is disabled. */
export const answerFirst = 'Indiquez pour chacun si c’est un nom';
/** The button, and its label while busy. */
export const send = 'Proposer';
export const sending = 'Enregistrement…';

/** Messages. */
export const suggested = 'Proposé pour le briefing';
export const removed = 'Retiré du briefing';
export const failed = 'Le briefing n’a pas été modifié';
export const failedText = 'Vérifiez votre connexion internet et réessayez';
