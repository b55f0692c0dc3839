/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Potřebujete telefon s ověřovací aplikací: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator nebo jakoukoli jinou. K přihlášení pak bude třeba heslo a šest číslic z aplikace, takže samotné heslo nikomu jinému k ničemu nebude. Všude jinde přihlášení skončí.';
/** A button, and the title of the message if it fails. */
export const begin = 'Začít';
export const notBegun = 'Nezačato';

/** Headings of two steps. */
export const scanThis = '1. Naskenujte kód aplikací v telefonu';
export const typeDigits = '2. Opište šest číslic, které ukáže';
/** Name of a picture. */
export const qrCode = 'QR kód pro ověřovací aplikaci';
/** A link, on a phone. */
export const openOnThisPhone = 'Otevřít v aplikaci na tomto telefonu';
/** Above a row of letters. */
export const typeLetters = 'Pokud ho naskenovat nejde, opište do aplikace tato písmena:';
/** Label of a field. */
export const code = 'Kód';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'Každých 30 sekund přijde nový kód; zadejte ten, který se právě ukazuje.';
export const waitForNext =
  'Počkejte na další kód a zadejte ten. Pokud nesouhlasí žádný, podívejte se na hodiny v telefonu, nebo se vraťte zpět a začněte znovu: funguje jen naposledy zobrazený QR kód.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Zadejte šest číslic, které teď ukazuje aplikace.';
/** Buttons, and the label while busy. */
export const confirm = 'Potvrdit';
export const cancel = 'Zpět';
export const oneMoment = 'Moment…';
/** Title of a message. */
export const notSetUpYet = 'Zatím nenastaveno';
export const pleaseTryAgain = 'Zkuste to prosím znovu.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'Hodiny serveru a tohoto zařízení se liší asi o {count} minutu, kódy proto nemusí projít. Pokud hodiny tady jdou správně, řekněte to tomu, kdo se stará o server.',
  few: 'Hodiny serveru a tohoto zařízení se liší asi o {count} minuty, kódy proto nemusí projít. Pokud hodiny tady jdou správně, řekněte to tomu, kdo se stará o server.',
  other:
    'Hodiny serveru a tohoto zařízení se liší asi o {count} minut, kódy proto nemusí projít. Pokud hodiny tady jdou správně, řekněte to tomu, kdo se stará o server.',
};
export const clocksLittleApart =
  'Hodiny serveru a tohoto zařízení se liší o víc než minutu a půl, kódy proto nemusí projít. Pokud hodiny tady jdou správně, řekněte to tomu, kdo se stará o server.';

/** A heading. */
export const keepTheseCodes = 'Schovejte si těchto deset kódů';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: záchranné kódy';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: záchranné kódy, každý platí jednou';
export const whatCodesAre =
  'Každý z těchto kódů vás jednou pustí dovnitř místo kódu z telefonu: pro den, kdy bude ztracený, rozbitý nebo nový. Mějte je na papíře nebo ve správci hesel, ne v telefonu. Ukazují se jen teď.';
/** Name of the list. */
export const recoveryCodes = 'Záchranné kódy';
/** Buttons. */
export const copy = 'Kopírovat';
export const saveAsFile = 'Uložit do souboru';
export const printCodes = 'Vytisknout';
export const haveKept = 'Mám je schované';
/** Title and text of a message. */
export const copied = 'Zkopírováno';
export const pasteCodes = 'Vložte kódy tam, kde je budete mít schované.';
/** If the browser does not allow copying. */
export const codesSelected = 'Kódy jsou označené';
export const pressCtrlC = 'Zkopírujte je klávesami Ctrl+C.';
