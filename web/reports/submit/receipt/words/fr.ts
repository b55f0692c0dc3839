// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Votre code de suivi';
/** Four buttons. */
export const copy = 'Copier';
export const save = 'Enregistrer';
export const print = 'Imprimer';
export const haveKept = 'Je l’ai noté';
/** The message after each. */
export const copied = 'Copié. Collez-le là où vous le retrouverez.';
export const cannotCopy = 'Ce navigateur ne nous laisse pas copier. Le code est sélectionné : copiez-le vous-même.';
export const saved = 'Enregistré dans vos téléchargements.';
export const mayLeave = 'Parfait. Vous pouvez quitter cette page.';

export const onlyNow =
  'Il ne s’affiche que cette fois. Avec lui, vous verrez la suite donnée à votre REX et vous répondrez aux questions, sans compte.';
export const sharedComputer =
  'Sur un ordinateur partagé, notez-le plutôt que de l’enregistrer, puis fermez cette page : toute personne qui a ce code peut lire ce qui s’écrit sur votre REX.';
/** A link to the page of that name. */
export const follow = 'Suivre mon REX';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'Avec ce code, vous pouvez voir la suite donnée à votre REX et répondre aux questions, sans compte :';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Gardez-le pour vous. {product} ne pourra pas vous le redonner.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product} : code de suivi d’un REX';
export const fileUse =
  'Avec ce code, vous pouvez voir la suite donnée à votre REX et répondre aux questions, sans compte :';
export const fileWarning = 'Gardez-le pour vous. Personne ne pourra vous le redonner.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'code-de-suivi.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Avez-vous noté le code ?';
export const keptWhy =
  'Il ne s’affiche que maintenant. Sans lui, vous ne pourrez ni voir la suite donnée à votre REX, ni répondre à une question.';
export const leave = 'Partir sans le code';
export const stay = 'Rester ici';
