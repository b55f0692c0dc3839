/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'Het gesprek kon niet worden geladen: {message}';
export const tryAgain = 'Opnieuw proberen';
export const loading = 'Gesprek laden…';
export const readWithCode =
  'De melder leest dit met de volgcode, zonder account. Het is net zo vertrouwelijk als de contactgegevens: het wordt nooit gepubliceerd en is niet doorzoekbaar.';
export const noCode =
  'Deze melder heeft geen code om een antwoord mee te lezen: die zat niet bij de melding of is gewist.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Berichten';
export const nothingWritten = 'Er is nog niets geschreven.';
/** Author of a message if no name is known. */
export const reporter = 'Melder';
export const safetyTeam = 'Veiligheidsteam';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Nieuw';
/** Below a message from the team. */
export const readByReporter = 'Gelezen door de melder';
export const notReadYet = 'Nog niet gelezen';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Bericht aan de melder';
export const messageHint =
  'Vraag wat je nog wilt weten, of bedank de melder. Je bericht gaat precies zo weg als je het schrijft: er wordt niets geanonimiseerd.';
export const sendMessage = 'Bericht versturen';
export const sending = 'Versturen…';
/** Messages on the page: title and text. */
export const sent = 'Bericht verstuurd';
export const sentDetail = 'De melder kan het lezen met de volgcode.';
export const notSent = 'Bericht niet verstuurd';
export const notSentSentence = 'Het bericht kon niet worden verstuurd.';

/** Above a button. */
export const canBeErasedToo =
  'De contactgegevens van de melder zijn gewist. Het gesprek en de volgcode zijn er nog: die kun je ook wissen.';
export const eraseConversation = 'Gesprek wissen';
/** Title and button of its dialog. */
export const eraseTitle = 'Gesprek wissen';
export const eraseConfirm = 'Gesprek wissen';
export const erasing = 'Wissen…';
export const erasedForGood =
  'Alles wat jullie elkaar schreven, wordt voorgoed gewist en de volgcode vervalt: de melder kan daarna niet meer terugkomen. Dit kan niet ongedaan worden gemaakt.';
export const whatStays =
  'Wat blijft: de melding, je analyse en de openbare versie. In eerder gemaakte back-ups staat het gesprek nog, tot die worden verwijderd.';
/** Messages on the page: title and text. */
export const erased = 'Gesprek gewist';
export const reportUnchanged = 'Aan de melding zelf is niets veranderd.';
export const eraseFailed = 'Wissen mislukt';
export const eraseFailedSentence = 'Het gesprek kon niet worden gewist.';
