/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'You need a phone with an authenticator app: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator or any other. From then on, signing in takes your password and six digits from that app, so that your password alone is no use to anybody else. You will be signed out everywhere else.';
/** A button, and the title of the message if it fails. */
export const begin = 'Begin';
export const notBegun = 'Not started';

/** Headings of two steps. */
export const scanThis = '1. Scan this with the app on your phone';
export const typeDigits = '2. Enter the six digits that it shows';
/** Name of a picture. */
export const qrCode = 'QR code for your authenticator app';
/** A link, on a phone. */
export const openOnThisPhone = 'Open it in an app on this phone';
/** Above a row of letters. */
export const typeLetters = 'If you cannot scan it, type these letters into the app:';
/** Label of a field. */
export const code = 'Code';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'A new code appears every 30 seconds; enter the one that is shown now.';
export const waitForNext =
  'Wait for the next code and type that. If none works, check your phone’s clock, or cancel and start again: only the most recent QR code works.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Enter the six digits that the app is showing.';
/** Buttons, and the label while busy. */
export const confirm = 'Confirm';
export const cancel = 'Cancel';
export const oneMoment = 'One moment...';
/** Title of a message. */
export const notSetUpYet = 'Not set up yet';
export const pleaseTryAgain = 'Please try again.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'The server’s clock and this device’s clock are about {count} minute apart, so codes may be refused. If the clock here is right, tell the person who runs the server.',
  other:
    'The server’s clock and this device’s clock are about {count} minutes apart, so codes may be refused. If the clock here is right, tell the person who runs the server.',
};
export const clocksLittleApart =
  'The server’s clock and this device’s clock are more than a minute and a half apart, so codes may be refused. If the clock here is right, tell the person who runs the server.';

/** A heading. */
export const keepTheseCodes = 'Save these ten codes';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: recovery codes';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: recovery codes, each works once';
export const whatCodesAre =
  'Each of these codes lets you in once, in place of a code from your phone, in case you lose, break or replace it. Keep them on paper or in a password manager, not on the phone. They will not be shown again.';
/** Name of the list. */
export const recoveryCodes = 'Recovery codes';
/** Buttons. */
export const copy = 'Copy';
export const saveAsFile = 'Save as a file';
export const printCodes = 'Print';
export const haveKept = 'I have saved them';
/** Title and text of a message. */
export const copied = 'Copied';
export const pasteCodes = 'Paste the codes where you keep them.';
/** If the browser does not allow copying. */
export const codesSelected = 'The codes are selected';
export const pressCtrlC = 'Press Ctrl+C to copy them.';
