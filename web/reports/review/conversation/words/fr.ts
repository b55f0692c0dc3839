/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'Impossible de charger la conversation : {message}';
export const tryAgain = 'Réessayer';
export const loading = 'Chargement de la conversation…';
export const readWithCode =
  'L’auteur lit ceci avec son code de suivi, sans compte. C’est aussi confidentiel que ses coordonnées : jamais publié, absent des recherches.';
export const noCode =
  'Cet auteur n’a pas de code pour lire une réponse : il n’y en avait pas avec le REX, ou il a été effacé.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Messages';
export const nothingWritten = 'Pas encore de message.';
/** Author of a message if no name is known. */
export const reporter = 'Auteur';
export const safetyTeam = 'Équipe sécurité';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Nouveau';
/** Below a message from the team. */
export const readByReporter = 'Lu par l’auteur';
export const notReadYet = 'Pas encore lu';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Message à l’auteur';
export const messageHint =
  'Demandez ce qu’il vous faut savoir, ou dites merci. Le message part tel quel : rien n’y est anonymisé.';
export const sendMessage = 'Envoyer le message';
export const sending = 'Envoi…';
/** Messages on the page: title and text. */
export const sent = 'Message envoyé';
export const sentDetail = 'L’auteur peut le lire avec son code de suivi.';
export const notSent = 'Échec de l’envoi';
export const notSentSentence = 'Le message n’est pas parti.';

/** Above a button. */
export const canBeErasedToo =
  'Les coordonnées de l’auteur sont effacées. La conversation et le code de suivi ont été conservés : ils peuvent être effacés aussi.';
export const eraseConversation = 'Effacer la conversation';
/** Title and button of its dialog. */
export const eraseTitle = 'Effacer la conversation';
export const eraseConfirm = 'Effacer la conversation';
export const erasing = 'Effacement…';
export const erasedForGood =
  'Vos échanges sont effacés pour de bon et le code de suivi n’est plus valable : l’auteur ne pourra plus revenir. C’est irréversible.';
export const whatStays =
  'Restent le REX, votre analyse et la version publiée. Les sauvegardes déjà faites contiennent encore la conversation, jusqu’à leur suppression.';
/** Messages on the page: title and text. */
export const erased = 'Conversation effacée';
export const reportUnchanged = 'Le REX lui-même n’a pas changé.';
export const eraseFailed = 'Échec de l’effacement';
export const eraseFailedSentence = 'La conversation n’a pas pu être effacée.';
