/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Du brauchst ein Handy mit einer Authenticator-App: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator oder eine andere. Danach meldest du dich mit deinem Passwort und sechs Ziffern aus dieser App an. Dein Passwort allein nützt dann niemandem mehr etwas. Überall sonst wirst du abgemeldet.';
/** A button, and the title of the message if it fails. */
export const begin = 'Beginnen';
export const notBegun = 'Nicht begonnen';

/** Headings of two steps. */
export const scanThis = '1. Scanne dies mit der App auf deinem Handy';
export const typeDigits = '2. Gib die sechs Ziffern ein, die sie zeigt';
/** Name of a picture. */
export const qrCode = 'QR-Code für deine Authenticator-App';
/** A link, on a phone. */
export const openOnThisPhone = 'In einer App auf diesem Handy öffnen';
/** Above a row of letters. */
export const typeLetters = 'Wenn du ihn nicht scannen kannst, gib diese Buchstaben in die App ein:';
/** Label of a field. */
export const code = 'Code';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'Alle 30 Sekunden kommt ein neuer Code. Nimm den, der gerade angezeigt wird.';
export const waitForNext =
  'Warte auf den nächsten Code und gib ihn ein. Wenn keiner stimmt, sieh nach der Uhr deines Handys, oder brich ab und beginne neu: Nur der zuletzt gezeigte QR-Code gilt.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Gib die sechs Ziffern ein, die die App gerade zeigt.';
/** Buttons, and the label while busy. */
export const confirm = 'Bestätigen';
export const cancel = 'Abbrechen';
export const oneMoment = 'Einen Moment…';
/** Title of a message. */
export const notSetUpYet = 'Noch nicht eingerichtet';
export const pleaseTryAgain = 'Bitte versuche es noch einmal.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'Die Uhren des Servers und dieses Geräts gehen etwa {count} Minute auseinander, daher können Codes abgelehnt werden. Wenn die Uhr hier stimmt, sag dem Betreiber des Servers Bescheid.',
  other:
    'Die Uhren des Servers und dieses Geräts gehen etwa {count} Minuten auseinander, daher können Codes abgelehnt werden. Wenn die Uhr hier stimmt, sag dem Betreiber des Servers Bescheid.',
};
export const clocksLittleApart =
  'Die Uhren des Servers und dieses Geräts gehen mehr als anderthalb Minuten auseinander, daher können Codes abgelehnt werden. Wenn die Uhr hier stimmt, sag dem Betreiber des Servers Bescheid.';

/** A heading. */
export const keepTheseCodes = 'Bewahre diese zehn Codes auf';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: Wiederherstellungscodes';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: Wiederherstellungscodes, jeder gilt einmal';
export const whatCodesAre =
  'Mit jedem dieser Codes kommst du einmal hinein, ohne Code vom Handy: für den Tag, an dem es weg, kaputt oder neu ist. Bewahre sie auf Papier oder in einem Passwortmanager auf, nicht auf dem Handy. Sie werden nur jetzt angezeigt.';
/** Name of the list. */
export const recoveryCodes = 'Wiederherstellungscodes';
/** Buttons. */
export const copy = 'Kopieren';
export const saveAsFile = 'Als Datei sichern';
export const printCodes = 'Drucken';
export const haveKept = 'Sind gesichert';
/** Title and text of a message. */
export const copied = 'Kopiert';
export const pasteCodes = 'Füge die Codes dort ein, wo du sie aufbewahrst.';
/** If the browser does not allow copying. */
export const codesSelected = 'Die Codes sind markiert';
export const pressCtrlC = 'Drücke Strg+C, um sie zu kopieren.';
