/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Je hebt een telefoon met een authenticator-app nodig: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator of een andere. Voortaan log je in met je wachtwoord en zes cijfers uit die app. Aan je wachtwoord alleen heeft dan niemand meer iets. Je wordt overal elders uitgelogd.';
/** A button, and the title of the message if it fails. */
export const begin = 'Beginnen';
export const notBegun = 'Niet begonnen';

/** Headings of two steps. */
export const scanThis = '1. Scan dit met de app op je telefoon';
export const typeDigits = '2. Typ de zes cijfers die hij toont';
/** Name of a picture. */
export const qrCode = 'QR-code voor je authenticator-app';
/** A link, on a phone. */
export const openOnThisPhone = 'Openen in een app op deze telefoon';
/** Above a row of letters. */
export const typeLetters = 'Lukt scannen niet? Typ dan deze letters in de app:';
/** Label of a field. */
export const code = 'Code';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'Elke 30 seconden komt er een nieuwe code; gebruik gewoon de code die je nu ziet.';
export const waitForNext =
  'Wacht op de volgende code en typ die. Klopt er geen enkele, kijk dan of de klok van je telefoon goed staat, of annuleer en begin opnieuw: alleen de laatst getoonde QR-code werkt.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Typ de zes cijfers die de app nu toont.';
/** Buttons, and the label while busy. */
export const confirm = 'Bevestigen';
export const cancel = 'Annuleren';
export const oneMoment = 'Een ogenblik…';
/** Title of a message. */
export const notSetUpYet = 'Nog niet ingesteld';
export const pleaseTryAgain = 'Probeer het opnieuw.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'De klok van de server en die van dit apparaat lopen zo’n {count} minuut uiteen, waardoor codes geweigerd kunnen worden. Staat de klok hier goed, meld het dan aan wie de server beheert.',
  other:
    'De klok van de server en die van dit apparaat lopen zo’n {count} minuten uiteen, waardoor codes geweigerd kunnen worden. Staat de klok hier goed, meld het dan aan wie de server beheert.',
};
export const clocksLittleApart =
  'De klok van de server en die van dit apparaat lopen meer dan anderhalve minuut uiteen, waardoor codes geweigerd kunnen worden. Staat de klok hier goed, meld het dan aan wie de server beheert.';

/** A heading. */
export const keepTheseCodes = 'Bewaar deze tien codes';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: herstelcodes';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: herstelcodes, elk één keer geldig';
export const whatCodesAre =
  'Met elk van deze codes kom je één keer binnen, in plaats van met een code van je telefoon: voor de dag dat die kwijt, kapot of nieuw is. Bewaar ze op papier of in een wachtwoordmanager, niet op je telefoon. Ze worden alleen nu getoond.';
/** Name of the list. */
export const recoveryCodes = 'Herstelcodes';
/** Buttons. */
export const copy = 'Kopiëren';
export const saveAsFile = 'Opslaan als bestand';
export const printCodes = 'Afdrukken';
export const haveKept = 'Ik heb ze bewaard';
/** Title and text of a message. */
export const copied = 'Gekopieerd';
export const pasteCodes = 'Plak de codes waar je ze wilt bewaren.';
/** If the browser does not allow copying. */
export const codesSelected = 'De codes zijn geselecteerd';
export const pressCtrlC = 'Druk op Ctrl+C om ze te kopiëren.';
