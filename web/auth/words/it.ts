/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'Accesso team sicurezza';
export const accessSubtitle = 'Accedi per aprire il pannello sicurezza';

/** Heading of the card, and its button. */
export const signIn = 'Accedi';
export const reviewReports = 'Esamina e approva le segnalazioni di sicurezza';
export const email = 'Email';
export const password = 'Password';
/** The button while busy. */
export const signingIn = 'Accesso in corso…';
export const needsJavaScript = 'Per accedere serve JavaScript: attivalo nel browser.';
/** Title and text of a message. */
export const loginSuccessful = 'Accesso riuscito';
export const welcome = 'Ecco il pannello sicurezza';
/** Title of a message. */
export const loginFailed = 'Accesso non riuscito';
export const invalidPassword = 'Password non valida';
export const tryAgain = 'Riprova.';
/** A button. */
export const signInWithPasskey = 'Accedi con una passkey';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'In attesa della passkey…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Ancora un passo';
export const passwordWasRight = 'La password è giusta. Ora mostra che sei proprio tu.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Codice dell’app', recovery: 'Codice di recupero' };
export const codeHints = {
  totp: 'Le sei cifre che la tua app di autenticazione mostra adesso',
  recovery: 'Uno dei dieci codici che hai conservato; ognuno vale una volta sola',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Scrivi le sei cifre che la tua app mostra adesso.',
  recovery: 'Un codice di recupero ha 16 lettere e cifre, a gruppi di quattro.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Usa un codice di recupero', recovery: 'Usa il codice dell’app' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Un codice vale una volta sola: aspetta il prossimo. Se nessuno va bene, controlla l’ora del telefono.',
  recovery: '{problem}. Ognuno vale una volta sola: provane un altro.',
};
/** A button. */
export const usePasskey = 'Usa una passkey';
export const factorNotUsable =
  'Il tuo secondo fattore qui non si può usare. Chiedi a un amministratore del tuo club, o a chi gestisce il server, di rimuoverlo; poi accedi di nuovo e configurane uno nuovo.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Torna a email e password';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Password dimenticata?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Chiedi a un amministratore del tuo club di impostarti una nuova password, di persona o per telefono. Se non ce ne sono altri, scrivi a {contactEmail}.';
export const emailRequired = 'Serve l’email';
export const linkHint = 'Ti mandiamo a questo indirizzo un link per impostare una nuova password.';
/** A button. */
export const sendLink = 'Mandami il link';
export const sending = 'Invio…';
/** Title of a message. */
export const notSent = 'Non inviato';
export const mailOnItsWay =
  'Se esiste un account con questa email, il messaggio è in arrivo. Il link vale 30 minuti. Guarda anche nella posta indesiderata.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Imposta una nuova password';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Chiedine uno nuovo dalla pagina di accesso, con {forgotPassword}';
/** A link. */
export const toSignIn = 'Alla pagina di accesso';
/** Labels of fields. */
export const newPassword = 'Nuova password';
export const sameAgain = 'Ripeti la password';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Almeno {count} carattere. Il secondo fattore, se ne hai uno, resta com’è.',
  other: 'Almeno {count} caratteri. Il secondo fattore, se ne hai uno, resta com’è.',
};
export const passwordsDiffer = 'Le due password non coincidono. Riscrivile entrambe.';
/** A button, and its label while busy. */
export const setPassword = 'Imposta la password';
export const changing = 'Un attimo…';
/** Title and text of a message. */
export const passwordChanged = 'Password cambiata';
export const signInWithNewPassword = 'Accedi con quella nuova. Tutti i tuoi accessi sono stati chiusi.';
export const passwordNotChanged = 'Password non cambiata';
export const failedToChange = 'Non è stato possibile cambiare la password.';
