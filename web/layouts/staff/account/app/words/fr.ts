/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Il vous faut un téléphone avec une application d’authentification : Aegis, 2FAS, Google Authenticator, Microsoft Authenticator ou une autre. Désormais, la connexion demandera votre mot de passe et six chiffres de cette application : votre mot de passe seul ne servira à personne d’autre. Vos connexions sur d’autres appareils seront fermées.';
/** A button, and the title of the message if it fails. */
export const begin = 'Commencer';
export const notBegun = 'Pas commencé';

/** Headings of two steps. */
export const scanThis = '1. Scannez ceci avec l’application de votre téléphone';
export const typeDigits = '2. Saisissez les six chiffres qu’elle montre';
/** Name of a picture. */
export const qrCode = 'QR code pour votre application d’authentification';
/** A link, on a phone. */
export const openOnThisPhone = 'Ouvrir dans une application de ce téléphone';
/** Above a row of letters. */
export const typeLetters = 'Si vous ne pouvez pas scanner, saisissez ces lettres dans l’application :';
/** Label of a field. */
export const code = 'Code';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'Un nouveau code arrive toutes les 30 secondes ; celui qui est affiché convient.';
export const waitForNext =
  'Attendez le code suivant et saisissez-le. Si aucun n’est bon, vérifiez l’heure de votre téléphone, ou annulez et recommencez : seul le dernier QR code affiché fonctionne.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Saisissez les six chiffres que l’application montre en ce moment.';
/** Buttons, and the label while busy. */
export const confirm = 'Confirmer';
export const cancel = 'Annuler';
export const oneMoment = 'Un instant…';
/** Title of a message. */
export const notSetUpYet = 'Pas encore configurée';
export const pleaseTryAgain = 'Réessayez.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'L’horloge du serveur et celle de cet appareil diffèrent d’environ {count} minute : des codes peuvent être refusés. Si cet appareil est à l’heure, prévenez la personne qui gère le serveur.',
  other:
    'L’horloge du serveur et celle de cet appareil diffèrent d’environ {count} minutes : des codes peuvent être refusés. Si cet appareil est à l’heure, prévenez la personne qui gère le serveur.',
};
export const clocksLittleApart =
  'L’horloge du serveur et celle de cet appareil diffèrent de plus d’une minute et demie : des codes peuvent être refusés. Si cet appareil est à l’heure, prévenez la personne qui gère le serveur.';

/** A heading. */
export const keepTheseCodes = 'Conservez ces dix codes';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName} : codes de secours';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName} : codes de secours, chacun ne sert qu’une fois';
export const whatCodesAre =
  'Chacun de ces codes vous ouvre l’accès une fois, à la place d’un code de votre téléphone : le jour où il est perdu, cassé ou remplacé. Gardez-les sur papier ou dans un gestionnaire de mots de passe, pas sur le téléphone. Ils ne s’affichent que maintenant.';
/** Name of the list. */
export const recoveryCodes = 'Codes de secours';
/** Buttons. */
export const copy = 'Copier';
export const saveAsFile = 'Enregistrer';
export const printCodes = 'Imprimer';
export const haveKept = 'Je les ai notés';
/** Title and text of a message. */
export const copied = 'Copié';
export const pasteCodes = 'Collez les codes là où vous les conservez.';
/** If the browser does not allow copying. */
export const codesSelected = 'Les codes sont sélectionnés';
export const pressCtrlC = 'Appuyez sur Ctrl+C pour les copier.';
