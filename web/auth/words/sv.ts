/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'För säkerhetsteamet';
export const accessSubtitle = 'Logga in för att komma till översikten';

/** Heading of the card, and its button. */
export const signIn = 'Logga in';
export const reviewReports = 'Granska och godkänn säkerhetsrapporter';
export const email = 'E-post';
export const password = 'Lösenord';
/** The button while busy. */
export const signingIn = 'Loggar in…';
export const needsJavaScript = 'För att logga in behövs JavaScript: slå på det i din webbläsare.';
/** Title and text of a message. */
export const loginSuccessful = 'Du är inloggad';
export const welcome = 'Välkommen till säkerhetsteamets översikt';
/** Title of a message. */
export const loginFailed = 'Inloggningen misslyckades';
export const invalidPassword = 'Fel lösenord';
export const tryAgain = 'Försök igen.';
/** A button. */
export const signInWithPasskey = 'Logga in med passnyckel';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'Väntar på din passnyckel…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Ett steg till';
export const passwordWasRight = 'Lösenordet stämmer. Visa nu att det är du.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Kod från din app', recovery: 'Återställningskod' };
export const codeHints = {
  totp: 'De sex siffrorna som din autentiseringsapp visar nu',
  recovery: 'En av de tio koderna du sparade; varje kod gäller en gång',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Skriv de sex siffrorna som din app visar nu.',
  recovery: 'En återställningskod har 16 bokstäver och siffror, i grupper om fyra.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Använd en återställningskod', recovery: 'Använd en kod från appen' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. En kod gäller en gång: vänta på nästa. Om ingen stämmer, se efter om klockan i telefonen går rätt.',
  recovery: '{problem}. Varje kod gäller en gång: prova en annan.',
};
/** A button. */
export const usePasskey = 'Använd en passnyckel';
export const factorNotUsable =
  'Din andra faktor fungerar inte här. Be en administratör i klubben, eller den som sköter servern, att ta bort den; logga sedan in igen och ställ in en ny.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Tillbaka till e-post och lösenord';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Glömt lösenordet?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Be en administratör i klubben att ge dig ett nytt lösenord, på plats eller per telefon. Är du den enda, skriv till {contactEmail}.';
export const emailRequired = 'E-postadressen behövs';
export const linkHint = 'Vi skickar en länk dit, och med den väljer du ett nytt lösenord.';
/** A button. */
export const sendLink = 'Skicka en länk';
export const sending = 'Skickar…';
/** Title of a message. */
export const notSent = 'Inte skickat';
export const mailOnItsWay =
  'Om någon har ett konto med den adressen är ett mejl på väg. Länken gäller i 30 minuter. Titta i skräpposten också.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Välj ett nytt lösenord';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Be om en ny på inloggningssidan, under {forgotPassword}';
/** A link. */
export const toSignIn = 'Till inloggningen';
/** Labels of fields. */
export const newPassword = 'Nytt lösenord';
export const sameAgain = 'Upprepa lösenordet';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Minst {count} tecken. Har du en andra faktor gäller den som förut.',
  other: 'Minst {count} tecken. Har du en andra faktor gäller den som förut.',
};
export const passwordsDiffer = 'Lösenorden är inte likadana. Skriv båda igen.';
/** A button, and its label while busy. */
export const setPassword = 'Spara lösenordet';
export const changing = 'Sparar…';
/** Title and text of a message. */
export const passwordChanged = 'Lösenordet är ändrat';
export const signInWithNewPassword = 'Logga in med det nya. Du är utloggad överallt.';
export const passwordNotChanged = 'Lösenordet ändrades inte';
export const failedToChange = 'Lösenordet kunde inte ändras.';
