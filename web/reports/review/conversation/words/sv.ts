/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'Konversationen kunde inte laddas: {message}';
export const tryAgain = 'Försök igen';
export const loading = 'Laddar konversationen…';
export const readWithCode =
  'Rapportören läser det här med kvittokoden, utan konto. Det är lika konfidentiellt som kontaktuppgifterna: det publiceras aldrig och går inte att söka i.';
export const noCode =
  'Den här rapportören har ingen kod att läsa ett svar med: ingen följde med rapporten, eller så har den raderats.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Meddelanden';
export const nothingWritten = 'Inga meddelanden ännu.';
/** Author of a message if no name is known. */
export const reporter = 'Rapportören';
export const safetyTeam = 'Säkerhetsteamet';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Nytt';
/** Below a message from the team. */
export const readByReporter = 'Läst av rapportören';
export const notReadYet = 'Inte läst ännu';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Meddelande till rapportören';
export const messageHint =
  'Fråga det du behöver veta, eller säg tack. Det skickas som du skriver det: inget i det anonymiseras.';
export const sendMessage = 'Skicka meddelande';
export const sending = 'Skickar…';
/** Messages on the page: title and text. */
export const sent = 'Meddelandet är skickat';
export const sentDetail = 'Rapportören kan läsa det med kvittokoden.';
export const notSent = 'Meddelandet skickades inte';
export const notSentSentence = 'Meddelandet skickades inte.';

/** Above a button. */
export const canBeErasedToo =
  'Rapportörens kontaktuppgifter är raderade. Konversationen och kvittokoden finns kvar: de kan också raderas.';
export const eraseConversation = 'Radera konversationen';
/** Title and button of its dialog. */
export const eraseTitle = 'Radera konversationen';
export const eraseConfirm = 'Radera för gott';
export const erasing = 'Raderar…';
export const erasedForGood =
  'Det ni har skrivit till varandra raderas för gott och kvittokoden slutar gälla: sedan kan rapportören inte komma tillbaka. Det går inte att ångra.';
export const whatStays =
  'Kvar finns rapporten, din kommentar och den publicerade kopian. I äldre säkerhetskopior finns konversationen tills de tas bort.';
/** Messages on the page: title and text. */
export const erased = 'Konversationen är raderad';
export const reportUnchanged = 'Själva rapporten är oförändrad.';
export const eraseFailed = 'Konversationen raderades inte';
export const eraseFailedSentence = 'Konversationen kunde inte raderas.';
