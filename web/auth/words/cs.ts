/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'Pro bezpečnostní tým';
export const accessSubtitle = 'Přihlaste se a otevře se přehled hlášení';

/** Heading of the card, and its button. */
export const signIn = 'Přihlásit se';
export const reviewReports = 'Posuzování a schvalování bezpečnostních hlášení';
export const email = 'E-mail';
export const password = 'Heslo';
/** The button while busy. */
export const signingIn = 'Přihlašuji…';
export const needsJavaScript = 'Přihlášení potřebuje JavaScript: zapněte ho prosím v prohlížeči.';
/** Title and text of a message. */
export const loginSuccessful = 'Přihlášení proběhlo';
export const welcome = 'Vítejte v přehledu hlášení';
/** Title of a message. */
export const loginFailed = 'Přihlášení se nepodařilo';
export const invalidPassword = 'Heslo nesouhlasí';
export const tryAgain = 'Zkuste to prosím znovu.';
/** A button. */
export const signInWithPasskey = 'Přihlásit se přístupovým klíčem';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'Čekám na přístupový klíč…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Ještě jeden krok';
export const passwordWasRight = 'Heslo souhlasí. Teď ještě potvrďte, že jste to vy.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Kód z aplikace', recovery: 'Záchranný kód' };
export const codeHints = {
  totp: 'Šest číslic, které teď ukazuje ověřovací aplikace',
  recovery: 'Jeden z deseti kódů, které máte schované; každý platí jednou',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Zadejte šest číslic, které teď ukazuje aplikace.',
  recovery: 'Záchranný kód má 16 písmen a číslic, po čtyřech.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Použít záchranný kód', recovery: 'Použít kód z aplikace' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Kód platí jen jednou: počkejte na další. Pokud nesouhlasí žádný, podívejte se, zda jdou správně hodiny v telefonu.',
  recovery: '{problem}. Každý platí jen jednou: zkuste jiný.',
};
/** A button. */
export const usePasskey = 'Použít přístupový klíč';
export const factorNotUsable =
  'Váš druhý faktor zde použít nelze. Požádejte admina svého aeroklubu nebo toho, kdo se stará o server, aby ho zrušil; pak se přihlaste znovu a nastavte nový.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Zpět k e-mailu a heslu';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Zapomenuté heslo?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Požádejte admina svého aeroklubu, osobně nebo telefonicky, ať vám nastaví nové heslo. Pokud jste admin jen vy, napište na {contactEmail}.';
export const emailRequired = 'Zadejte e-mail';
export const linkHint = 'Pošleme vám odkaz, přes který si nastavíte nové heslo.';
/** A button. */
export const sendLink = 'Poslat odkaz';
export const sending = 'Odesílám…';
/** Title of a message. */
export const notSent = 'Neodesláno';
export const mailOnItsWay =
  'Pokud k této adrese existuje účet, e-mail už je na cestě. Odkaz v něm platí 30 minut. Podívejte se i do nevyžádané pošty.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Nové heslo';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. O nový si řekněte na přihlašovací stránce: {forgotPassword}';
/** A link. */
export const toSignIn = 'Na přihlášení';
/** Labels of fields. */
export const newPassword = 'Nové heslo';
export const sameAgain = 'Nové heslo ještě jednou';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Aspoň {count} znak. Pokud máte druhý faktor, nic se na něm nemění.',
  few: 'Aspoň {count} znaky. Pokud máte druhý faktor, nic se na něm nemění.',
  other: 'Aspoň {count} znaků. Pokud máte druhý faktor, nic se na něm nemění.',
};
export const passwordsDiffer = 'Hesla se neshodují. Napište prosím obě znovu.';
/** A button, and its label while busy. */
export const setPassword = 'Nastavit heslo';
export const changing = 'Měním…';
/** Title and text of a message. */
export const passwordChanged = 'Heslo změněno';
export const signInWithNewPassword = 'Přihlaste se novým heslem. Všechna dosavadní přihlášení skončila.';
export const passwordNotChanged = 'Heslo nezměněno';
export const failedToChange = 'Heslo se nepodařilo změnit.';
