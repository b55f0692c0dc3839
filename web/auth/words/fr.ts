/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'Accès équipe sécurité';
export const accessSubtitle = 'Connectez-vous pour ouvrir le tableau de bord';

/** Heading of the card, and its button. */
export const signIn = 'Se connecter';
export const reviewReports = 'Relire et valider les REX';
export const email = 'E-mail';
export const password = 'Mot de passe';
/** The button while busy. */
export const signingIn = 'Connexion…';
export const needsJavaScript = 'La connexion a besoin de JavaScript : activez-le dans votre navigateur.';
/** Title and text of a message. */
export const loginSuccessful = 'Connexion réussie';
export const welcome = 'Bienvenue sur le tableau de bord de l’équipe sécurité';
/** Title of a message. */
export const loginFailed = 'Échec de connexion';
export const invalidPassword = 'Mot de passe incorrect';
export const tryAgain = 'Réessayez.';
/** A button. */
export const signInWithPasskey = 'Utiliser une clé d’accès';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'En attente de votre clé d’accès…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Encore une étape';
export const passwordWasRight = 'Votre mot de passe est bon. Montrez maintenant que c’est bien vous.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Code de votre application', recovery: 'Code de secours' };
export const codeHints = {
  totp: 'Les six chiffres que montre en ce moment votre application d’authentification',
  recovery: 'L’un des dix codes que vous avez conservés ; chacun ne sert qu’une fois',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Saisissez les six chiffres que montre en ce moment votre application.',
  recovery: 'Un code de secours compte 16 lettres et chiffres, par groupes de quatre.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Utiliser un code de secours', recovery: 'Utiliser l’application' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Un code ne sert qu’une fois : attendez le suivant. Si aucun n’est bon, vérifiez que votre téléphone est à l’heure.',
  recovery: '{problem}. Chacun ne sert qu’une fois : essayez-en un autre.',
};
/** A button. */
export const usePasskey = 'Utiliser une clé d’accès';
export const factorNotUsable =
  'Votre second facteur ne peut pas être utilisé ici. Demandez à un admin de votre club, ou à la personne qui gère ce serveur, de le réinitialiser ; reconnectez-vous ensuite et configurez-en un nouveau.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Retour à l’e-mail et au mot de passe';

/** A button, and heading of the card behind it. */
export const forgotPassword = 'Mot de passe oublié ?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Demandez à un admin de votre club, de vive voix ou par téléphone, de vous donner un nouveau mot de passe. Si vous êtes le seul admin, écrivez à {contactEmail}.';
export const emailRequired = 'Indiquez votre e-mail';
export const linkHint = 'Nous y envoyons un lien qui permet de choisir un nouveau mot de passe.';
/** A button. */
export const sendLink = 'Recevoir un lien';
export const sending = 'Envoi…';
/** Title of a message. */
export const notSent = 'Non envoyé';
export const mailOnItsWay =
  'Si un compte existe avec cet e-mail, un message est en route. Son lien est valable 30 minutes. Regardez aussi dans les indésirables.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Choisir un nouveau mot de passe';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Demandez-en un nouveau sur la page de connexion, avec {forgotPassword}';
/** A link. */
export const toSignIn = 'Aller à la connexion';
/** Labels of fields. */
export const newPassword = 'Nouveau mot de passe';
export const sameAgain = 'Répétez le mot de passe';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Au moins {count} caractère. Si vous avez un second facteur, il ne change pas.',
  other: 'Au moins {count} caractères. Si vous avez un second facteur, il ne change pas.',
};
export const passwordsDiffer = 'Les deux mots de passe ne sont pas identiques. Saisissez-les de nouveau.';
/** A button, and its label while busy. */
export const setPassword = 'Enregistrer';
export const changing = 'Changement…';
/** Title and text of a message. */
export const passwordChanged = 'Mot de passe changé';
export const signInWithNewPassword = 'Connectez-vous avec le nouveau. Toutes vos connexions ont été fermées.';
export const passwordNotChanged = 'Mot de passe inchangé';
export const failedToChange = 'Le mot de passe n’a pas pu être changé.';
