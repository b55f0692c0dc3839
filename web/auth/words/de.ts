/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'Zugang für das Sicherheitsteam';
export const accessSubtitle = 'Melde dich an, um zur Übersicht des Sicherheitsteams zu kommen';

/** Heading of the card, and its button. */
export const signIn = 'Anmelden';
export const reviewReports = 'Sicherheitsmeldungen prüfen und freigeben';
export const email = 'E-Mail';
export const password = 'Passwort';
/** The button while busy. */
export const signingIn = 'Wird angemeldet…';
export const needsJavaScript = 'Zum Anmelden wird JavaScript gebraucht: Bitte schalte es in deinem Browser ein.';
/** Title and text of a message. */
export const loginSuccessful = 'Angemeldet';
export const welcome = 'Willkommen in der Übersicht des Sicherheitsteams';
/** Title of a message. */
export const loginFailed = 'Anmeldung fehlgeschlagen';
export const invalidPassword = 'Falsches Passwort';
export const tryAgain = 'Bitte versuche es noch einmal.';
/** A button. */
export const signInWithPasskey = 'Mit Passkey anmelden';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'Warten auf deinen Passkey…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Noch ein Schritt';
export const passwordWasRight = 'Dein Passwort stimmt. Zeig nun noch, dass du es bist.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Code aus deiner App', recovery: 'Wiederherstellungscode' };
export const codeHints = {
  totp: 'Die sechs Ziffern, die deine Authenticator-App gerade zeigt',
  recovery: 'Einer deiner zehn aufbewahrten Codes; jeder gilt einmal',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Gib die sechs Ziffern ein, die deine App gerade zeigt.',
  recovery: 'Ein Wiederherstellungscode hat 16 Buchstaben und Ziffern in Vierergruppen.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Wiederherstellungscode eingeben', recovery: 'Code aus der App eingeben' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Ein Code gilt einmal: Warte auf den nächsten. Wenn keiner stimmt, sieh nach, ob die Uhr deines Handys richtig geht.',
  recovery: '{problem}. Jeder gilt einmal: Versuche einen anderen.',
};
/** A button. */
export const usePasskey = 'Passkey verwenden';
export const factorNotUsable =
  'Dein zweiter Faktor lässt sich hier nicht nutzen. Lass ihn von einem Admin deines Vereins oder vom Betreiber dieses Servers zurücksetzen. Melde dich dann wieder an und richte einen neuen ein.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Zurück zu E-Mail und Passwort';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Passwort vergessen?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Lass dir von einem Admin deines Vereins ein neues Passwort setzen, persönlich oder am Telefon. Gibt es außer dir keinen, schreib an {contactEmail}.';
export const emailRequired = 'Bitte gib deine E-Mail an';
export const linkHint = 'Dorthin senden wir einen Link, mit dem du ein neues Passwort setzt.';
/** A button. */
export const sendLink = 'Link senden';
export const sending = 'Wird gesendet…';
/** Title of a message. */
export const notSent = 'Nicht gesendet';
export const mailOnItsWay =
  'Wenn es zu dieser E-Mail ein Konto gibt, ist eine Mail unterwegs. Der Link darin gilt 30 Minuten. Sieh auch im Spam-Ordner nach.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Neues Passwort setzen';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Einen neuen bekommst du auf der Anmeldeseite unter {forgotPassword}';
/** A link. */
export const toSignIn = 'Zur Anmeldeseite';
/** Labels of fields. */
export const newPassword = 'Neues Passwort';
export const sameAgain = 'Passwort wiederholen';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Mindestens {count} Zeichen. Ein zweiter Faktor bleibt, wie er ist.',
  other: 'Mindestens {count} Zeichen. Ein zweiter Faktor bleibt, wie er ist.',
};
export const passwordsDiffer = 'Die beiden Passwörter sind verschieden. Bitte gib beide noch einmal ein.';
/** A button, and its label while busy. */
export const setPassword = 'Passwort setzen';
export const changing = 'Wird geändert…';
/** Title and text of a message. */
export const passwordChanged = 'Passwort geändert';
export const signInWithNewPassword = 'Melde dich mit dem neuen an. Du bist jetzt überall abgemeldet.';
export const passwordNotChanged = 'Passwort nicht geändert';
export const failedToChange = 'Das Passwort konnte nicht geändert werden.';
