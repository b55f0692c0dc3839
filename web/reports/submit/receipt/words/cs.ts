// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Kód vašeho hlášení';
/** Four buttons. */
export const copy = 'Kopírovat';
export const save = 'Uložit do souboru';
export const print = 'Vytisknout';
export const haveKept = 'Mám ho schovaný';
/** The message after each. */
export const copied = 'Zkopírováno. Vložte si ho tam, kde ho zase najdete.';
export const cannotCopy = 'Tento prohlížeč nám kopírovat nedovolí. Kód je označený: zkopírujte si ho prosím sami.';
export const saved = 'Uloženo mezi stažené soubory.';
export const mayLeave = 'Výborně. Stránku můžete zavřít.';

export const onlyNow =
  'Ukazuje se jen teď. S ním uvidíte, jak hlášení dopadlo, a můžete odpovídat na otázky, bez účtu.';
export const sharedComputer =
  'Na počítači, který používají i jiní, si kód raději opište, neukládejte ho, a pak stránku zavřete: kdo má kód, může číst, co se k hlášení píše.';
/** A link to the page of that name. */
export const follow = 'Sledovat hlášení';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'S tímto kódem uvidíte, jak vaše bezpečnostní hlášení dopadlo, a můžete odpovídat na otázky, bez účtu:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Nechte si ho pro sebe. {product} vám ho už znovu neřekne.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: kód bezpečnostního hlášení';
export const fileUse = 'S tímto kódem uvidíte, jak vaše hlášení dopadlo, a můžete odpovídat na otázky, bez účtu:';
export const fileWarning = 'Nechte si ho pro sebe. Nikdo vám ho už znovu neřekne.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'kod-hlaseni.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Máte kód schovaný?';
export const keptWhy = 'Ukazuje se jen teď. Bez něj neuvidíte, jak hlášení dopadlo, a nemůžete odpovědět na otázku.';
export const leave = 'Odejít bez něj';
export const stay = 'Zůstat';
