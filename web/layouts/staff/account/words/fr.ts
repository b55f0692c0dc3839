/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Votre compte';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Votre compte';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Mot de passe',
  factor: 'Second facteur',
  passkeys: 'Clés d’accès',
  mail: 'E-mails',
  sessions: 'Connexions',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Avez-vous noté les codes ?';
export const codesShownOnlyNow =
  'Les dix codes de secours ne s’affichent que maintenant. Sans eux, si vous perdez votre téléphone, il faudra que quelqu’un d’autre vous rouvre l’accès.';
export const continueWithoutSaving = 'Continuer sans';
export const backToCodes = 'Revoir les codes';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Attendez l’arrivée de vos codes de secours : ils ne s’affichent qu’une fois.';

export const loading = 'Chargement…';
export const cancel = 'Annuler';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Un instant…';
export const pleaseTryAgain = 'Réessayez.';
/** A button. */
export const tryAgain = 'Réessayer';
/** Title of a message. */
export const notRemoved = 'Non retirée';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Votre mot de passe, encore une fois';

/** The password tab. */
export const currentPassword = 'Mot de passe actuel';
export const newPassword = 'Nouveau mot de passe';
export const atLeastCharacters = { one: 'Au moins {count} caractère', other: 'Au moins {count} caractères' };
export const changePassword = 'Changer le mot de passe';
export const changing = 'Changement…';
/** Beside the disabled button. */
export const fillInBoth = 'Saisissez les deux mots de passe.';
/** Title and text of a message. */
export const passwordChanged = 'Mot de passe changé';
export const signedOutElsewhere = 'Vos connexions sur d’autres appareils ont été fermées.';
export const passwordNotChanged = 'Mot de passe inchangé';
export const failedToChange = 'Le mot de passe n’a pas pu être changé.';

/** The second factor tab. */
export const factorNotLoaded = 'Impossible de charger votre second facteur.';
/** A heading, in one of two states. */
export const appInUse = 'Application d’authentification : active';
export const appNotSetUp = 'Application d’authentification : non configurée';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Aucune application d’authentification ne peut être configurée ici : ce serveur n’a pas de SECRET_KEY pour chiffrer leurs secrets. Prévenez la personne qui gère le serveur.';
/** Buttons. */
export const setUpNewPhone = 'Changer de téléphone';
export const setUpApp = 'Configurer une application';
export const removeApp = 'Retirer l’application';
/** Before the app is removed. */
export const withoutApp = 'Sans elle, toute personne qui connaît votre mot de passe peut se connecter à votre place.';
/** Title and text of a message. */
export const appRemoved = 'Application retirée';
export const noCodeAsked = 'La connexion ne demande plus de code de cette application.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = {
  one: 'Codes de secours : il en reste {count}',
  other: 'Codes de secours : il en reste {count}',
};
export const noRecoveryCodes = 'Codes de secours : il n’en reste aucun';
export const eachLetsYouIn = 'Chacun vous ouvre l’accès une fois si votre téléphone est perdu.';
export const makeNewWhileYouCan = 'Créez-en de nouveaux tant que vous pouvez encore vous connecter.';
/** A button. */
export const makeNewCodes = 'Créer de nouveaux codes';
export const tenNewCodes = 'Dix nouveaux codes remplacent tous les vôtres : les anciens ne sont plus valables.';
/** Title of a message. */
export const noCodesMade = 'Aucun code créé';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Impossible de charger vos clés d’accès.';
export const whatPasskeysAre =
  'Avec une clé d’accès, vous vous connectez par votre empreinte, votre visage ou le code PIN de votre appareil, sans mot de passe. Personne ne peut vous la soutirer.';
/** Name of the list. */
export const yourPasskeys = 'Vos clés d’accès';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Ajoutée le {added}, utilisée pour la dernière fois le {used}';
export const addedNotUsed = 'Ajoutée le {added}, pas encore utilisée';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Renommer';
export const renamePasskey = 'Renommer {name}';
export const remove = 'Retirer';
export const removePasskey = 'Retirer {name}';
/** A button. */
export const addPasskey = 'Ajouter une clé d’accès';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber =
  'Les clés d’accès ne peuvent pas être utilisées ici : l’adresse de ce serveur est un numéro, pas un nom.';
export const browserKnowsNone = 'Ce navigateur ne connaît pas les clés d’accès.';
export const onlyAtHost = 'Les clés d’accès ne peuvent être ajoutées et utilisées que sur {host}, en https.';
export const notAtThisAddress =
  'Les clés d’accès ne fonctionnent pas à cette adresse. Sur l’ordinateur qui héberge le serveur, ouvrez plutôt {address}.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Clé d’accès ajoutée';
export const nextTime = 'La prochaine fois, choisissez « Utiliser une clé d’accès ».';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Ajouter la clé d’accès';
export const noPasskeyAdded = 'Aucune clé d’accès ajoutée';
export const signedOutByThis = 'Vos connexions sur d’autres appareils seront fermées.';
/** Label and hint of a field. */
export const passkeyName = 'Nom de la clé d’accès';
export const passkeyNameHint = 'Pour la reconnaître, par exemple Mon téléphone ou Clé de sécurité';
/** Title of a message. */
export const notRenamed = 'Non renommée';
export const passkeyRemoved = 'Clé d’accès retirée';
export const signsNobodyIn = 'Elle ne permet plus de se connecter. Supprimez-la aussi de votre appareil.';
/** A button, and the question above it. */
export const removeThePasskey = 'Retirer la clé d’accès';
export const sureToRemove = 'Retirer « {name} » ?';

/** The mail tab. */
export const mailsToYou = 'Les e-mails que vous recevez';
export const choicesNotLoaded = 'Impossible de charger vos choix d’e-mails.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'Quand un REX, une réponse ou une échéance vous attend';
export const reportsChoices = {
  'at-once': 'Quelques minutes après',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Une fois par jour, à 07:00 {zone}',
  never: 'Jamais',
};
export const whenActionsDue = 'Quand des actions arrivent à échéance ou que des dangers sont à revoir';
export const actionsChoices = { weekly: 'Le lundi', never: 'Jamais' };
/** Titles of messages. */
export const saved = 'Enregistré';
export const notSaved = 'Non enregistré';
export const choiceNotSaved = 'Votre choix n’a pas pu être enregistré.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Impossible de charger vos connexions.';
/** Name of the list. */
export const whereSignedIn = 'Vos connexions';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser} sur {system}';
export const unknownBrowser = 'Navigateur inconnu';
/** After the name of the current session. */
export const thisOne = 'celle-ci';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Ouverte le {moment}, utilisée pour la dernière fois le {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Fermer';
export const endSession = 'Fermer la connexion : {session}';
export const endAllOthers = 'Fermer toutes les autres';
export const ifUnknown = 'Si l’une d’elles ne vous dit rien, fermez-la et changez votre mot de passe.';
/** Title and text of a message. */
export const signedOutThere = 'Connexion fermée';
export const signedInOnlyHere = 'Il ne reste que cette connexion.';
export const thatHasEnded = 'Cette connexion est maintenant fermée.';
export const notEnded = 'Non fermée';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Configurez d’abord un second facteur';
export const whySetUpFirst =
  'Derrière votre connexion se trouve ce que les auteurs vous confient : un mot de passe seul ne suffit pas ici. Cela prend deux minutes, une seule fois.';
export const useAppInstead = 'Utiliser plutôt une application';
export const usePasskeyInstead = 'Utiliser plutôt une clé d’accès';
