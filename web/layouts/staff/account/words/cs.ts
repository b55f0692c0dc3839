/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Váš účet';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Váš účet';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Heslo',
  factor: 'Druhý faktor',
  passkeys: 'Klíče',
  mail: 'E-maily',
  sessions: 'Přihlášení',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Máte kódy schované?';
export const codesShownOnlyNow =
  'Deset záchranných kódů se ukazuje jen teď. Když bez nich ztratíte telefon, musí vás dovnitř pustit někdo jiný.';
export const continueWithoutSaving = 'Pokračovat bez nich';
export const backToCodes = 'Zpět ke kódům';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Počkejte prosím na své záchranné kódy: ukážou se jen jednou.';

export const loading = 'Načítám…';
export const cancel = 'Zpět';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Moment…';
export const pleaseTryAgain = 'Zkuste to prosím znovu.';
/** A button. */
export const tryAgain = 'Zkusit znovu';
/** Title of a message. */
export const notRemoved = 'Neodebráno';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Ještě jednou vaše heslo';

/** The password tab. */
export const currentPassword = 'Současné heslo';
export const newPassword = 'Nové heslo';
export const atLeastCharacters = {
  one: 'Aspoň {count} znak',
  few: 'Aspoň {count} znaky',
  other: 'Aspoň {count} znaků',
};
export const changePassword = 'Změnit heslo';
export const changing = 'Měním…';
/** Beside the disabled button. */
export const fillInBoth = 'Vyplňte prosím obě hesla.';
/** Title and text of a message. */
export const passwordChanged = 'Heslo změněno';
export const signedOutElsewhere = 'Všude jinde přihlášení skončilo.';
export const passwordNotChanged = 'Heslo nezměněno';
export const failedToChange = 'Heslo se nepodařilo změnit.';

/** The second factor tab. */
export const factorNotLoaded = 'Druhý faktor se nepodařilo načíst.';
/** A heading, in one of two states. */
export const appInUse = 'Ověřovací aplikace: používá se';
export const appNotSetUp = 'Ověřovací aplikace: nenastavena';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Ověřovací aplikace tu nastavit nelze: server nemá SECRET_KEY, kterým by šifroval jejich tajemství. Řekněte to tomu, kdo se o server stará.';
/** Buttons. */
export const setUpNewPhone = 'Nastavit nový telefon';
export const setUpApp = 'Nastavit aplikaci';
export const removeApp = 'Odebrat aplikaci';
/** Before the app is removed. */
export const withoutApp = 'Bez ní se za vás přihlásí každý, kdo zná vaše heslo.';
/** Title and text of a message. */
export const appRemoved = 'Aplikace odebrána';
export const noCodeAsked = 'Kód z ní už při přihlášení nebude potřeba.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = {
  one: 'Záchranné kódy: zbývá {count}',
  few: 'Záchranné kódy: zbývají {count}',
  other: 'Záchranné kódy: zbývá {count}',
};
export const noRecoveryCodes = 'Záchranné kódy: žádný nezbývá';
export const eachLetsYouIn = 'Každý vás jednou pustí dovnitř, když ztratíte telefon.';
export const makeNewWhileYouCan = 'Vytvořte si nové, dokud se ještě přihlásíte.';
/** A button. */
export const makeNewCodes = 'Vytvořit nové kódy';
export const tenNewCodes = 'Deset nových kódů nahradí všechny dosavadní: staré přestanou platit.';
/** Title of a message. */
export const noCodesMade = 'Kódy nevytvořeny';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Přístupové klíče se nepodařilo načíst.';
export const whatPasskeysAre =
  'S přístupovým klíčem se přihlásíte prstem, obličejem nebo PINem svého zařízení, bez hesla. Nikdo ho z vás nevyláká.';
/** Name of the list. */
export const yourPasskeys = 'Vaše přístupové klíče';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Přidán {added}, naposledy použit {used}';
export const addedNotUsed = 'Přidán {added}, zatím nepoužit';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Přejmenovat';
export const renamePasskey = 'Přejmenovat {name}';
export const remove = 'Odebrat';
export const removePasskey = 'Odebrat {name}';
/** A button. */
export const addPasskey = 'Přidat přístupový klíč';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber = 'Přístupové klíče tu použít nelze: adresa serveru je číslo, ne jméno.';
export const browserKnowsNone = 'Tento prohlížeč přístupové klíče neumí.';
export const onlyAtHost = 'Přístupové klíče lze přidat a používat jen na {host} přes https.';
export const notAtThisAddress =
  'Na této adrese přístupové klíče nefungují. Na počítači, kde server běží, otevřete {address}.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Přístupový klíč přidán';
export const nextTime = 'Příště zvolte „Přihlásit se přístupovým klíčem“.';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Přidat klíč';
export const noPasskeyAdded = 'Přístupový klíč nepřidán';
export const signedOutByThis = 'Všude jinde tím přihlášení skončí.';
/** Label and hint of a field. */
export const passkeyName = 'Název přístupového klíče';
export const passkeyNameHint = 'Abyste ho poznali, třeba Můj telefon nebo Bezpečnostní klíč';
/** Title of a message. */
export const notRenamed = 'Nepřejmenováno';
export const passkeyRemoved = 'Přístupový klíč odebrán';
export const signsNobodyIn = 'Nikdo se jím už nepřihlásí. Smažte ho i ve svém zařízení.';
/** A button, and the question above it. */
export const removeThePasskey = 'Odebrat klíč';
export const sureToRemove = 'Odebrat „{name}“?';

/** The mail tab. */
export const mailsToYou = 'E-maily pro vás';
export const choicesNotLoaded = 'Vaše volby e-mailů se nepodařilo načíst.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'Když čeká hlášení, odpověď nebo termín';
export const reportsChoices = {
  'at-once': 'Za pár minut',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Jednou denně v 07:00 {zone}',
  never: 'Nikdy',
};
export const whenActionsDue = 'Když opatření čekají na splnění nebo nebezpečí na přezkoumání';
export const actionsChoices = { weekly: 'V pondělí', never: 'Nikdy' };
/** Titles of messages. */
export const saved = 'Uloženo';
export const notSaved = 'Neuloženo';
export const choiceNotSaved = 'Vaši volbu se nepodařilo uložit.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Seznam vašich přihlášení se nepodařilo načíst.';
/** Name of the list. */
export const whereSignedIn = 'Vaše přihlášení';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser}, {system}';
export const unknownBrowser = 'Neznámý prohlížeč';
/** After the name of the current session. */
export const thisOne = 'právě tady';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Přihlášeno {moment}, naposledy použito {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Odhlásit';
export const endSession = 'Odhlásit: {session}';
export const endAllOthers = 'Odhlásit všude jinde';
export const ifUnknown = 'Pokud některé neznáte, odhlaste se z něj a změňte si heslo.';
/** Title and text of a message. */
export const signedOutThere = 'Přihlášení ukončeno';
export const signedInOnlyHere = 'Zůstalo jen přihlášení zde.';
export const thatHasEnded = 'Toto přihlášení skončilo.';
export const notEnded = 'Neodhlášeno';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Nejdřív si nastavte druhý faktor';
export const whySetUpFirst =
  'Za vaším přihlášením je to, co vám lidé svěřili, a samotné heslo na to nestačí. Zabere to dvě minuty, jednou provždy.';
export const useAppInstead = 'Raději ověřovací aplikaci';
export const usePasskeyInstead = 'Raději přístupový klíč';
