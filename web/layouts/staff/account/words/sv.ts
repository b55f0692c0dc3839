/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Ditt konto';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Ditt konto';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Lösenord',
  factor: 'Andra faktor',
  passkeys: 'Passnycklar',
  mail: 'E-post',
  sessions: 'Inloggad',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Har du sparat koderna?';
export const codesShownOnlyNow =
  'De tio återställningskoderna visas bara nu. Tappar du telefonen och saknar dem måste någon annan släppa in dig.';
export const continueWithoutSaving = 'Fortsätt utan dem';
export const backToCodes = 'Till koderna';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Vänta på dina återställningskoder: de visas bara en gång.';

export const loading = 'Laddar…';
export const cancel = 'Avbryt';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Ett ögonblick…';
export const pleaseTryAgain = 'Försök igen.';
/** A button. */
export const tryAgain = 'Försök igen';
/** Title of a message. */
export const notRemoved = 'Togs inte bort';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Ditt lösenord igen';

/** The password tab. */
export const currentPassword = 'Nuvarande lösenord';
export const newPassword = 'Nytt lösenord';
export const atLeastCharacters = { one: 'Minst {count} tecken', other: 'Minst {count} tecken' };
export const changePassword = 'Byt lösenord';
export const changing = 'Sparar…';
/** Beside the disabled button. */
export const fillInBoth = 'Fyll i båda lösenorden.';
/** Title and text of a message. */
export const passwordChanged = 'Lösenordet är ändrat';
export const signedOutElsewhere = 'Du är utloggad överallt utom här.';
export const passwordNotChanged = 'Lösenordet ändrades inte';
export const failedToChange = 'Lösenordet kunde inte ändras.';

/** The second factor tab. */
export const factorNotLoaded = 'Din andra faktor kunde inte laddas.';
/** A heading, in one of two states. */
export const appInUse = 'Autentiseringsapp: används';
export const appNotSetUp = 'Autentiseringsapp: inte inställd';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Autentiseringsappar går inte att använda här: servern saknar SECRET_KEY och kan därför inte kryptera deras hemligheter. Säg till den som sköter servern.';
/** Buttons. */
export const setUpNewPhone = 'Byt telefon';
export const setUpApp = 'Lägg till en app';
export const removeApp = 'Ta bort appen';
/** Before the app is removed. */
export const withoutApp = 'Utan den kan den som vet ditt lösenord logga in som du.';
/** Title and text of a message. */
export const appRemoved = 'Appen är borttagen';
export const noCodeAsked = 'Du behöver inte längre någon kod från den för att logga in.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = {
  one: 'Återställningskoder: {count} kvar',
  other: 'Återställningskoder: {count} kvar',
};
export const noRecoveryCodes = 'Återställningskoder: inga kvar';
export const eachLetsYouIn = 'Varje kod släpper in dig en gång när telefonen är borta.';
export const makeNewWhileYouCan = 'Skapa nya medan du fortfarande kan logga in.';
/** A button. */
export const makeNewCodes = 'Skapa nya koder';
export const tenNewCodes = 'Tio nya koder ersätter alla du har: de gamla slutar gälla.';
/** Title of a message. */
export const noCodesMade = 'Inga koder skapades';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Dina passnycklar kunde inte laddas.';
export const whatPasskeysAre =
  'Med en passnyckel loggar du in med fingret, ansiktet eller enhetens PIN-kod, utan lösenord. Ingen kan lura den av dig.';
/** Name of the list. */
export const yourPasskeys = 'Dina passnycklar';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Tillagd {added}, senast använd {used}';
export const addedNotUsed = 'Tillagd {added}, inte använd ännu';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Byt namn';
export const renamePasskey = 'Byt namn på {name}';
export const remove = 'Ta bort';
export const removePasskey = 'Ta bort {name}';
/** A button. */
export const addPasskey = 'Lägg till en passnyckel';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber = 'Passnycklar fungerar inte här: serverns adress är ett nummer, inte ett namn.';
export const browserKnowsNone = 'Den här webbläsaren kan inte använda passnycklar.';
export const onlyAtHost = 'Passnycklar kan bara läggas till och användas på {host}, över https.';
export const notAtThisAddress =
  'Passnycklar fungerar inte på den här adressen. Öppna i stället {address} på datorn som kör servern.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Passnyckeln är tillagd';
export const nextTime = 'Nästa gång väljer du ”Logga in med passnyckel”.';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Lägg till passnyckeln';
export const noPasskeyAdded = 'Ingen passnyckel lades till';
export const signedOutByThis = 'Du loggas ut överallt utom här.';
/** Label and hint of a field. */
export const passkeyName = 'Passnyckelns namn';
export const passkeyNameHint = 'Så att du känner igen den, till exempel Min telefon eller Säkerhetsnyckel';
/** Title of a message. */
export const notRenamed = 'Namnet ändrades inte';
export const passkeyRemoved = 'Passnyckeln är borttagen';
export const signsNobodyIn = 'Ingen kan logga in med den längre. Radera den på din enhet också.';
/** A button, and the question above it. */
export const removeThePasskey = 'Ta bort passnyckeln';
export const sureToRemove = 'Ta bort ”{name}”?';

/** The mail tab. */
export const mailsToYou = 'Mejl till dig';
export const choicesNotLoaded = 'Dina val av mejl kunde inte laddas.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'När en rapport, ett svar eller en tidsfrist väntar';
export const reportsChoices = {
  'at-once': 'Några minuter efteråt',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'En gång om dagen, kl. 07.00 {zone}',
  never: 'Aldrig',
};
export const whenActionsDue = 'När åtgärder ska vara klara eller faror ses över';
export const actionsChoices = { weekly: 'På måndagar', never: 'Aldrig' };
/** Titles of messages. */
export const saved = 'Sparat';
export const notSaved = 'Inte sparat';
export const choiceNotSaved = 'Ditt val kunde inte sparas.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Det gick inte att se var du är inloggad.';
/** Name of the list. */
export const whereSignedIn = 'Här är du inloggad';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser} på {system}';
export const unknownBrowser = 'Okänd webbläsare';
/** After the name of the current session. */
export const thisOne = 'den här';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Inloggad {moment}, senast använd {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Logga ut';
export const endSession = 'Logga ut från {session}';
export const endAllOthers = 'Logga ut överallt utom här';
export const ifUnknown = 'Känner du inte igen någon av dem: logga ut där och byt lösenord.';
/** Title and text of a message. */
export const signedOutThere = 'Utloggad där';
export const signedInOnlyHere = 'Du är bara inloggad här.';
export const thatHasEnded = 'Den inloggningen är avslutad.';
export const notEnded = 'Inte utloggad';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Lägg först till en andra faktor';
export const whySetUpFirst =
  'Bakom din inloggning finns det som rapportörer har anförtrott oss, så här räcker det inte med ett lösenord. Det tar två minuter, en enda gång.';
export const useAppInstead = 'Använd en app i stället';
export const usePasskeyInstead = 'Använd en passnyckel i stället';
