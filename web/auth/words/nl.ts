/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'Inloggen veiligheidsteam';
export const accessSubtitle = 'Log in voor het dashboard van het veiligheidsteam';

/** Heading of the card, and its button. */
export const signIn = 'Inloggen';
export const reviewReports = 'Veiligheidsmeldingen beoordelen en goedkeuren';
export const email = 'E-mail';
export const password = 'Wachtwoord';
/** The button while busy. */
export const signingIn = 'Inloggen…';
export const needsJavaScript = 'Om in te loggen is JavaScript nodig: zet het aan in je browser.';
/** Title and text of a message. */
export const loginSuccessful = 'Ingelogd';
export const welcome = 'Welkom op het dashboard van het veiligheidsteam';
/** Title of a message. */
export const loginFailed = 'Inloggen mislukt';
export const invalidPassword = 'Ongeldig wachtwoord';
export const tryAgain = 'Probeer het opnieuw.';
/** A button. */
export const signInWithPasskey = 'Inloggen met een passkey';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'Wachten op je passkey…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Nog één stap';
export const passwordWasRight = 'Je wachtwoord klopt. Laat nu zien dat jij het bent.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Code uit je app', recovery: 'Herstelcode' };
export const codeHints = {
  totp: 'De zes cijfers die je authenticator-app nu toont',
  recovery: 'Een van de tien codes die je hebt bewaard; elk is één keer geldig',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Typ de zes cijfers die je app nu toont.',
  recovery: 'Een herstelcode heeft 16 letters en cijfers, in groepjes van vier.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Herstelcode gebruiken', recovery: 'Code uit je app gebruiken' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Een code is één keer geldig: wacht op de volgende. Klopt er geen enkele, kijk dan of de klok van je telefoon goed staat.',
  recovery: '{problem}. Elke code is één keer geldig: probeer een andere.',
};
/** A button. */
export const usePasskey = 'Passkey gebruiken';
export const factorNotUsable =
  'Je tweede factor werkt hier niet. Vraag een beheerder van je club, of wie deze server beheert, om hem op te heffen; log daarna opnieuw in en stel een nieuwe in.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Terug naar e-mail en wachtwoord';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Wachtwoord vergeten?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Vraag een beheerder van je club om een nieuw wachtwoord voor je in te stellen, persoonlijk of aan de telefoon. Ben jij de enige, schrijf dan naar {contactEmail}.';
export const emailRequired = 'Vul je e-mailadres in';
export const linkHint = 'We sturen er een link heen waarmee je een nieuw wachtwoord instelt.';
/** A button. */
export const sendLink = 'Stuur mij een link';
export const sending = 'Versturen…';
/** Title of a message. */
export const notSent = 'Niet verstuurd';
export const mailOnItsWay =
  'Als er een account met dit e-mailadres is, dan is er een mail onderweg. De link erin is 30 minuten geldig. Kijk ook bij de ongewenste mail.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Nieuw wachtwoord instellen';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Vraag een nieuwe aan op de inlogpagina, met {forgotPassword}';
/** A link. */
export const toSignIn = 'Naar de inlogpagina';
/** Labels of fields. */
export const newPassword = 'Nieuw wachtwoord';
export const sameAgain = 'Herhaal het wachtwoord';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Minstens {count} teken. Een tweede factor, als je die hebt, blijft zoals hij is.',
  other: 'Minstens {count} tekens. Een tweede factor, als je die hebt, blijft zoals hij is.',
};
export const passwordsDiffer = 'De twee wachtwoorden zijn niet hetzelfde. Typ ze allebei opnieuw.';
/** A button, and its label while busy. */
export const setPassword = 'Wachtwoord instellen';
export const changing = 'Wijzigen…';
/** Title and text of a message. */
export const passwordChanged = 'Wachtwoord gewijzigd';
export const signInWithNewPassword = 'Log in met het nieuwe. Je bent overal uitgelogd.';
export const passwordNotChanged = 'Wachtwoord niet gewijzigd';
export const failedToChange = 'Het wachtwoord kon niet worden gewijzigd.';
