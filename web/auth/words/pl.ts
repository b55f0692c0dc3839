/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'Zespół bezpieczeństwa';
export const accessSubtitle = 'Logowanie do panelu zespołu bezpieczeństwa';

/** Heading of the card, and its button. */
export const signIn = 'Zaloguj się';
export const reviewReports = 'Sprawdzanie i zatwierdzanie zgłoszeń';
export const email = 'E-mail';
export const password = 'Hasło';
/** The button while busy. */
export const signingIn = 'Logowanie…';
export const needsJavaScript = 'Logowanie wymaga JavaScriptu: proszę go włączyć w przeglądarce.';
/** Title and text of a message. */
export const loginSuccessful = 'Zalogowano';
export const welcome = 'Witamy w panelu zespołu bezpieczeństwa';
/** Title of a message. */
export const loginFailed = 'Nie udało się zalogować';
export const invalidPassword = 'Nieprawidłowe hasło';
export const tryAgain = 'Proszę spróbować ponownie.';
/** A button. */
export const signInWithPasskey = 'Zaloguj się kluczem dostępu';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'Czekanie na klucz dostępu…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Jeszcze jeden krok';
export const passwordWasRight = 'Hasło się zgadza. Teraz potwierdzenie tożsamości.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Kod z aplikacji', recovery: 'Kod zapasowy' };
export const codeHints = {
  totp: 'Sześć cyfr, które pokazuje teraz aplikacja uwierzytelniająca',
  recovery: 'Jeden z dziesięciu zachowanych kodów; każdy działa raz',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Proszę wpisać sześć cyfr, które aplikacja pokazuje teraz.',
  recovery: 'Kod zapasowy ma 16 liter i cyfr, w grupach po cztery.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Użyj kodu zapasowego', recovery: 'Użyj kodu z aplikacji' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Kod działa raz: proszę poczekać na następny. Jeśli żaden nie pasuje, proszę sprawdzić zegar w telefonie.',
  recovery: '{problem}. Każdy działa raz: proszę spróbować innego.',
};
/** A button. */
export const usePasskey = 'Użyj klucza dostępu';
export const factorNotUsable =
  'Drugiego składnika nie można tu użyć. Może go zresetować administrator klubu albo osoba, która prowadzi serwer; potem można zalogować się ponownie i ustawić nowy.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Wróć do e-maila i hasła';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Nie pamiętam hasła';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Nowe hasło może ustawić administrator klubu, na prośbę osobistą lub telefoniczną. Jedyny administrator może napisać na {contactEmail}.';
export const emailRequired = 'Proszę podać e-mail';
export const linkHint = 'Wyślemy na niego link do ustawienia nowego hasła.';
/** A button. */
export const sendLink = 'Wyślij link';
export const sending = 'Wysyłanie…';
/** Title of a message. */
export const notSent = 'Nie wysłano';
export const mailOnItsWay =
  'Jeśli istnieje konto z tym adresem, e-mail jest już w drodze. Link jest ważny 30 minut. Warto zajrzeć też do spamu.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Nowe hasło';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Nowy można zamówić na stronie logowania: {forgotPassword}';
/** A link. */
export const toSignIn = 'Do logowania';
/** Labels of fields. */
export const newPassword = 'Nowe hasło';
export const sameAgain = 'Powtórz hasło';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Co najmniej {count} znak. Drugi składnik, jeśli jest ustawiony, pozostaje bez zmian.',
  few: 'Co najmniej {count} znaki. Drugi składnik, jeśli jest ustawiony, pozostaje bez zmian.',
  many: 'Co najmniej {count} znaków. Drugi składnik, jeśli jest ustawiony, pozostaje bez zmian.',
};
export const passwordsDiffer = 'Hasła różnią się od siebie. Proszę wpisać oba jeszcze raz.';
/** A button, and its label while busy. */
export const setPassword = 'Ustaw hasło';
export const changing = 'Zmienianie…';
/** Title and text of a message. */
export const passwordChanged = 'Hasło zmienione';
export const signInWithNewPassword = 'Teraz można zalogować się nowym hasłem. Wszystkie sesje zostały zakończone.';
export const passwordNotChanged = 'Hasło nie zostało zmienione';
export const failedToChange = 'Nie udało się zmienić hasła.';
