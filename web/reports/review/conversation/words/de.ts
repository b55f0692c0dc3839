/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'Der Austausch konnte nicht geladen werden: {message}';
export const tryAgain = 'Noch einmal versuchen';
export const loading = 'Austausch wird geladen…';
export const readWithCode =
  'Die meldende Person liest das mit ihrem Belegcode, ohne Konto. Es ist so vertraulich wie die Kontaktdaten: Es wird nie veröffentlicht und nie durchsucht.';
export const noCode =
  'Zu dieser Meldung gibt es keinen Code, mit dem sich eine Antwort lesen ließe: Sie kam ohne, oder er wurde gelöscht.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Nachrichten';
export const nothingWritten = 'Noch keine Nachrichten.';
/** Author of a message if no name is known. */
export const reporter = 'Meldende Person';
export const safetyTeam = 'Sicherheitsteam';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Neu';
/** Below a message from the team. */
export const readByReporter = 'Von der meldenden Person gelesen';
export const notReadYet = 'Noch nicht gelesen';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Nachricht an die meldende Person';
export const messageHint =
  'Frag, was du wissen musst, oder sag danke. Die Nachricht geht so hinaus, wie du sie schreibst: Nichts darin wird anonymisiert.';
export const sendMessage = 'Nachricht senden';
export const sending = 'Wird gesendet…';
/** Messages on the page: title and text. */
export const sent = 'Nachricht gesendet';
export const sentDetail = 'Die meldende Person kann sie mit ihrem Belegcode lesen.';
export const notSent = 'Nachricht nicht gesendet';
export const notSentSentence = 'Die Nachricht wurde nicht gesendet.';

/** Above a button. */
export const canBeErasedToo =
  'Die Kontaktdaten sind gelöscht. Austausch und Belegcode gibt es noch: Auch sie lassen sich löschen.';
export const eraseConversation = 'Austausch löschen';
/** Title and button of its dialog. */
export const eraseTitle = 'Austausch löschen';
export const eraseConfirm = 'Endgültig löschen';
export const erasing = 'Wird gelöscht…';
export const erasedForGood =
  'Was ihr einander geschrieben habt, wird endgültig gelöscht, und der Belegcode gilt nicht mehr: Die meldende Person kann dann nicht mehr zurückkommen. Das lässt sich nicht rückgängig machen.';
export const whatStays =
  'Es bleiben: die Meldung, dein Kommentar und die veröffentlichte Fassung. Ältere Sicherungskopien enthalten den Austausch, bis auch sie gelöscht sind.';
/** Messages on the page: title and text. */
export const erased = 'Austausch gelöscht';
export const reportUnchanged = 'Die Meldung selbst ist unverändert.';
export const eraseFailed = 'Löschen fehlgeschlagen';
export const eraseFailedSentence = 'Der Austausch konnte nicht gelöscht werden.';
