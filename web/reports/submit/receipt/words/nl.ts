// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Je volgcode';
/** Four buttons. */
export const copy = 'Kopiëren';
export const save = 'Opslaan als bestand';
export const print = 'Afdrukken';
export const haveKept = 'Ik heb hem bewaard';
/** The message after each. */
export const copied = 'Gekopieerd. Plak hem waar je hem terugvindt.';
export const cannotCopy = 'Deze browser laat ons niet kopiëren. De code is gemarkeerd: kopieer hem zelf.';
export const saved = 'Opgeslagen bij je downloads.';
export const mayLeave = 'Goed zo. Je kunt deze pagina verlaten.';

export const onlyNow =
  'De code wordt alleen nu getoond. Hiermee zie je wat er met je melding gedaan is en beantwoord je vragen, zonder account.';
export const sharedComputer =
  'Gebruiken anderen deze computer ook? Schrijf de code dan op in plaats van hem op te slaan, en sluit deze pagina daarna: wie de code heeft, kan lezen wat er over je melding geschreven wordt.';
/** A link to the page of that name. */
export const follow = 'Volg je melding';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'Met deze code zie je wat er met je veiligheidsmelding gedaan is en beantwoord je vragen, zonder account:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Houd hem voor jezelf. {product} kan hem je niet nog eens tonen.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: ontvangstbewijs van een veiligheidsmelding';
export const fileUse = 'Met deze code zie je wat er met je melding gedaan is en beantwoord je vragen, zonder account:';
export const fileWarning = 'Houd hem voor jezelf. Niemand kan hem je nog eens tonen.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'volgcode.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Heb je de code bewaard?';
export const keptWhy =
  'Hij wordt alleen nu getoond. Zonder code kun je niet zien wat er met je melding gedaan is en geen vragen beantwoorden.';
export const leave = 'Verder zonder code';
export const stay = 'Hier blijven';
