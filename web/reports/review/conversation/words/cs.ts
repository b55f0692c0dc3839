/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'Konverzaci se nepodařilo načíst: {message}';
export const tryAgain = 'Zkusit znovu';
export const loading = 'Načítám konverzaci…';
export const readWithCode =
  'Oznamovatel ji čte s kódem hlášení, bez účtu. Je důvěrná jako kontaktní údaje: nikdy se nezveřejňuje ani neprohledává.';
export const noCode =
  'Tento oznamovatel nemá kód, se kterým by si odpověď přečetl: s hlášením žádný nepřišel, nebo byl smazán.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Zprávy';
export const nothingWritten = 'Zatím nikdo nic nenapsal.';
/** Author of a message if no name is known. */
export const reporter = 'Oznamovatel';
export const safetyTeam = 'Bezpečnostní tým';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Nová';
/** Below a message from the team. */
export const readByReporter = 'Přečteno oznamovatelem';
export const notReadYet = 'Zatím nepřečteno';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Zpráva oznamovateli';
export const messageHint =
  'Zeptejte se, co potřebujete vědět, nebo poděkujte. Odešle se, jak ji napíšete: nic se v ní neanonymizuje.';
export const sendMessage = 'Odeslat zprávu';
export const sending = 'Odesílám…';
/** Messages on the page: title and text. */
export const sent = 'Zpráva odeslána';
export const sentDetail = 'Oznamovatel si ji přečte s kódem hlášení.';
export const notSent = 'Zpráva neodeslána';
export const notSentSentence = 'Zprávu se nepodařilo odeslat.';

/** Above a button. */
export const canBeErasedToo =
  'Kontaktní údaje oznamovatele jsou smazány. Konverzace a kód hlášení zůstaly: smazat lze i je.';
export const eraseConversation = 'Smazat konverzaci';
/** Title and button of its dialog. */
export const eraseTitle = 'Smazat konverzaci';
export const eraseConfirm = 'Smazat konverzaci';
export const erasing = 'Mažu…';
export const erasedForGood =
  'Co jste si napsali, se nadobro smaže a kód hlášení přestane platit: oznamovatel se už nebude moci vrátit. Nejde to vzít zpět.';
export const whatStays =
  'Zůstane hlášení, váš komentář a zveřejněná verze. V dřívějších zálohách konverzace zůstává, dokud se nesmažou.';
/** Messages on the page: title and text. */
export const erased = 'Konverzace smazána';
export const reportUnchanged = 'Hlášení samo se nezměnilo.';
export const eraseFailed = 'Konverzace nesmazána';
export const eraseFailedSentence = 'Konverzaci se nepodařilo smazat.';
