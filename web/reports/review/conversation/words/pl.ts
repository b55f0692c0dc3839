/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'Nie udało się wczytać korespondencji: {message}';
export const tryAgain = 'Spróbuj ponownie';
export const loading = 'Wczytywanie korespondencji…';
export const readWithCode =
  'Osoba zgłaszająca czyta to po podaniu kodu zgłoszenia, bez konta. Korespondencja jest poufna tak jak dane kontaktowe: nigdy jej nie publikujemy i nie obejmuje jej wyszukiwanie.';
export const noCode =
  'Osoba zgłaszająca nie ma kodu, którym mogłaby przeczytać odpowiedź: zgłoszenie przyszło bez kodu albo kod usunięto.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Wiadomości';
export const nothingWritten = 'Nie ma jeszcze wiadomości.';
/** Author of a message if no name is known. */
export const reporter = 'Osoba zgłaszająca';
export const safetyTeam = 'Zespół bezpieczeństwa';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Nowa';
/** Below a message from the team. */
export const readByReporter = 'Przeczytana przez osobę zgłaszającą';
export const notReadYet = 'Jeszcze nieprzeczytana';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Wiadomość do osoby zgłaszającej';
export const messageHint =
  'Miejsce na pytanie albo podziękowanie. Wiadomość trafia do odbiorcy dokładnie tak, jak ją napisano: nic nie jest w niej anonimizowane.';
export const sendMessage = 'Wyślij wiadomość';
export const sending = 'Wysyłanie…';
/** Messages on the page: title and text. */
export const sent = 'Wiadomość wysłana';
export const sentDetail = 'Osoba zgłaszająca przeczyta ją po podaniu kodu zgłoszenia.';
export const notSent = 'Nie wysłano wiadomości';
export const notSentSentence = 'Wiadomość nie została wysłana.';

/** Above a button. */
export const canBeErasedToo =
  'Dane kontaktowe osoby zgłaszającej są usunięte. Korespondencja i kod zgłoszenia pozostały; je też można usunąć.';
export const eraseConversation = 'Usuń korespondencję';
/** Title and button of its dialog. */
export const eraseTitle = 'Usunąć korespondencję?';
export const eraseConfirm = 'Usuń korespondencję';
export const erasing = 'Usuwanie…';
export const erasedForGood =
  'Wszystkie wiadomości obu stron zostaną usunięte na zawsze, a kod zgłoszenia straci ważność: osoba zgłaszająca nie będzie już mogła tu wrócić. Tego nie da się cofnąć.';
export const whatStays =
  'Pozostaną: zgłoszenie, komentarz i wersja publiczna. Wcześniejsze kopie zapasowe zawierają korespondencję, dopóki nie zostaną skasowane.';
/** Messages on the page: title and text. */
export const erased = 'Korespondencja usunięta';
export const reportUnchanged = 'Samo zgłoszenie się nie zmieniło.';
export const eraseFailed = 'Nie usunięto korespondencji';
export const eraseFailedSentence = 'Nie udało się usunąć korespondencji.';
