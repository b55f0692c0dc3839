// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Dein Belegcode';
/** Four buttons. */
export const copy = 'Kopieren';
export const save = 'Als Datei sichern';
export const print = 'Drucken';
export const haveKept = 'Ist gesichert';
/** The message after each. */
export const copied = 'Kopiert. Füge ihn dort ein, wo du ihn wiederfindest.';
export const cannotCopy = 'Dieser Browser lässt uns nicht kopieren. Der Code ist markiert: Bitte kopiere ihn selbst.';
export const saved = 'Liegt bei deinen Downloads.';
export const mayLeave = 'Gut. Du kannst diese Seite verlassen.';

export const onlyNow =
  'Er wird nur dieses eine Mal angezeigt. Mit ihm siehst du, was aus deiner Meldung geworden ist, und beantwortest Fragen, ohne Konto.';
export const sharedComputer =
  'Benutzen auch andere dieses Gerät, dann schreib ihn lieber auf, statt ihn zu speichern, und schließe die Seite, sobald du ihn hast: Wer den Code hat, kann lesen, was zu deiner Meldung geschrieben wird.';
/** A link to the page of that name. */
export const follow = 'Deine Meldung verfolgen';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'Mit diesem Code siehst du, was aus deiner Sicherheitsmeldung geworden ist, und beantwortest Fragen, ohne Konto:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Behalte ihn für dich. {product} kann ihn dir nicht noch einmal nennen.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: Beleg einer Sicherheitsmeldung';
export const fileUse =
  'Mit diesem Code siehst du, was aus deiner Meldung geworden ist, und beantwortest Fragen, ohne Konto:';
export const fileWarning = 'Behalte ihn für dich. Niemand kann ihn dir noch einmal nennen.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'belegcode.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Hast du dir den Code gesichert?';
export const keptWhy =
  'Er wird nur jetzt angezeigt. Ohne ihn siehst du nicht, was aus deiner Meldung geworden ist, und kannst keine Frage beantworten.';
export const leave = 'Ohne Code gehen';
export const stay = 'Hier bleiben';
