// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Din kvittokod';
/** Four buttons. */
export const copy = 'Kopiera';
export const save = 'Spara som fil';
export const print = 'Skriv ut';
export const haveKept = 'Jag har sparat den';
/** The message after each. */
export const copied = 'Kopierad. Klistra in den där du hittar den igen.';
export const cannotCopy = 'Webbläsaren låter oss inte kopiera. Koden är markerad: kopiera den själv.';
export const saved = 'Sparad bland dina hämtade filer.';
export const mayLeave = 'Bra. Du kan lämna sidan.';

export const onlyNow =
  'Den visas bara den här gången. Med den kan du se vad din rapport ledde till och svara på frågor, utan konto.';
export const sharedComputer =
  'På en dator som andra också använder: skriv ner koden i stället för att spara den, och stäng sidan när du har den. Den som har koden kan läsa det som skrivs om din rapport.';
/** A link to the page of that name. */
export const follow = 'Följ din rapport';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'Med den här koden kan du se vad din säkerhetsrapport ledde till och svara på frågor, utan konto:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Behåll den för dig själv. {product} kan inte ge dig den igen.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: kvitto på en säkerhetsrapport';
export const fileUse = 'Med den här koden kan du se vad din rapport ledde till och svara på frågor, utan konto:';
export const fileWarning = 'Behåll den för dig själv. Ingen kan ge dig den igen.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'kvitto.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Har du sparat koden?';
export const keptWhy = 'Den visas bara nu. Utan den kan du inte se vad din rapport ledde till eller svara på en fråga.';
export const leave = 'Lämna utan den';
export const stay = 'Stanna här';
