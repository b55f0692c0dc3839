/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Du behöver en telefon med en autentiseringsapp: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator eller någon annan. Sedan loggar du in med ditt lösenord och sex siffror från appen, så att ingen annan har nytta av bara lösenordet. Du loggas ut överallt utom här.';
/** A button, and the title of the message if it fails. */
export const begin = 'Börja';
export const notBegun = 'Kunde inte börja';

/** Headings of two steps. */
export const scanThis = '1. Skanna detta med appen i telefonen';
export const typeDigits = '2. Skriv de sex siffrorna som visas';
/** Name of a picture. */
export const qrCode = 'QR-kod till din autentiseringsapp';
/** A link, on a phone. */
export const openOnThisPhone = 'Öppna i en app på den här telefonen';
/** Above a row of letters. */
export const typeLetters = 'Om du inte kan skanna: skriv in de här bokstäverna i appen:';
/** Label of a field. */
export const code = 'Kod';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'En ny kod kommer var 30:e sekund; ta den som visas just nu.';
export const waitForNext =
  'Vänta på nästa kod och skriv den. Om ingen stämmer: kontrollera telefonens klocka, eller avbryt och börja om. Bara QR-koden som visades sist fungerar.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Skriv de sex siffrorna som appen visar nu.';
/** Buttons, and the label while busy. */
export const confirm = 'Bekräfta';
export const cancel = 'Avbryt';
export const oneMoment = 'Ett ögonblick…';
/** Title of a message. */
export const notSetUpYet = 'Inte klart ännu';
export const pleaseTryAgain = 'Försök igen.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'Serverns klocka och klockan i den här enheten skiljer sig ungefär {count} minut, så koder kan avvisas. Går klockan rätt här, säg till den som sköter servern.',
  other:
    'Serverns klocka och klockan i den här enheten skiljer sig ungefär {count} minuter, så koder kan avvisas. Går klockan rätt här, säg till den som sköter servern.',
};
export const clocksLittleApart =
  'Serverns klocka och klockan i den här enheten skiljer sig mer än en och en halv minut, så koder kan avvisas. Går klockan rätt här, säg till den som sköter servern.';

/** A heading. */
export const keepTheseCodes = 'Spara de här tio koderna';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: återställningskoder';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: återställningskoder, varje kod gäller en gång';
export const whatCodesAre =
  'Varje kod släpper in dig en gång, i stället för koden från telefonen: för den dag den är borta, trasig eller utbytt. Förvara koderna på papper eller i en lösenordshanterare, inte i telefonen. De visas bara nu.';
/** Name of the list. */
export const recoveryCodes = 'Återställningskoder';
/** Buttons. */
export const copy = 'Kopiera';
export const saveAsFile = 'Spara som fil';
export const printCodes = 'Skriv ut';
export const haveKept = 'Jag har sparat dem';
/** Title and text of a message. */
export const copied = 'Kopierat';
export const pasteCodes = 'Klistra in koderna där du förvarar dem.';
/** If the browser does not allow copying. */
export const codesSelected = 'Koderna är markerade';
export const pressCtrlC = 'Tryck Ctrl+C för att kopiera dem.';
