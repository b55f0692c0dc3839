/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Je account';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Je account';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Wachtwoord',
  factor: 'Tweede factor',
  passkeys: 'Passkeys',
  mail: 'Mail',
  sessions: 'Ingelogd',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Heb je de codes bewaard?';
export const codesShownOnlyNow =
  'De tien herstelcodes worden alleen nu getoond. Raak je zonder codes je telefoon kwijt, dan moet iemand anders je weer binnenlaten.';
export const continueWithoutSaving = 'Verder zonder codes';
export const backToCodes = 'Terug naar de codes';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Wacht nog even op je herstelcodes: ze worden maar één keer getoond.';

export const loading = 'Laden…';
export const cancel = 'Annuleren';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Een ogenblik…';
export const pleaseTryAgain = 'Probeer het opnieuw.';
/** A button. */
export const tryAgain = 'Opnieuw proberen';
/** Title of a message. */
export const notRemoved = 'Niet verwijderd';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Nogmaals je wachtwoord';

/** The password tab. */
export const currentPassword = 'Huidig wachtwoord';
export const newPassword = 'Nieuw wachtwoord';
export const atLeastCharacters = { one: 'Minstens {count} teken', other: 'Minstens {count} tekens' };
export const changePassword = 'Wachtwoord wijzigen';
export const changing = 'Wijzigen…';
/** Beside the disabled button. */
export const fillInBoth = 'Vul beide wachtwoorden in.';
/** Title and text of a message. */
export const passwordChanged = 'Wachtwoord gewijzigd';
export const signedOutElsewhere = 'Je bent overal elders uitgelogd.';
export const passwordNotChanged = 'Wachtwoord niet gewijzigd';
export const failedToChange = 'Het wachtwoord kon niet worden gewijzigd.';

/** The second factor tab. */
export const factorNotLoaded = 'Je tweede factor kon niet worden geladen.';
/** A heading, in one of two states. */
export const appInUse = 'Authenticator-app: in gebruik';
export const appNotSetUp = 'Authenticator-app: niet ingesteld';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Authenticator-apps kunnen hier niet worden ingesteld: deze server heeft geen SECRET_KEY om hun geheimen mee te versleutelen. Meld dat aan wie de server beheert.';
/** Buttons. */
export const setUpNewPhone = 'Nieuwe telefoon instellen';
export const setUpApp = 'App instellen';
export const removeApp = 'App verwijderen';
/** Before the app is removed. */
export const withoutApp = 'Zonder app kan iedereen die je wachtwoord kent onder jouw naam inloggen.';
/** Title and text of a message. */
export const appRemoved = 'App verwijderd';
export const noCodeAsked = 'Bij het inloggen wordt niet meer om een code uit de app gevraagd.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = { one: 'Herstelcodes: nog {count}', other: 'Herstelcodes: nog {count}' };
export const noRecoveryCodes = 'Herstelcodes: geen meer';
export const eachLetsYouIn = 'Met elke code kom je één keer binnen als je je telefoon kwijt bent.';
export const makeNewWhileYouCan = 'Maak nieuwe zolang je nog kunt inloggen.';
/** A button. */
export const makeNewCodes = 'Nieuwe codes maken';
export const tenNewCodes = 'Tien nieuwe codes vervangen alle codes die je hebt: de oude zijn niet meer geldig.';
/** Title of a message. */
export const noCodesMade = 'Geen codes gemaakt';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Je passkeys konden niet worden geladen.';
export const whatPasskeysAre =
  'Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat, zonder wachtwoord. Niemand kan hem je ontfutselen.';
/** Name of the list. */
export const yourPasskeys = 'Je passkeys';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Toegevoegd op {added}, laatst gebruikt op {used}';
export const addedNotUsed = 'Toegevoegd op {added}, nog niet gebruikt';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Hernoemen';
export const renamePasskey = '{name} hernoemen';
export const remove = 'Verwijderen';
export const removePasskey = '{name} verwijderen';
/** A button. */
export const addPasskey = 'Passkey toevoegen';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber = 'Passkeys werken hier niet: het adres van deze server is een nummer, geen naam.';
export const browserKnowsNone = 'Deze browser kent geen passkeys.';
export const onlyAtHost = 'Passkeys kun je alleen op {host} toevoegen en gebruiken, via https.';
export const notAtThisAddress =
  'Passkeys werken niet op dit adres. Open op de computer waarop de server draait {address}.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Passkey toegevoegd';
export const nextTime = 'Kies de volgende keer ‘Inloggen met een passkey’.';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Passkey toevoegen';
export const noPasskeyAdded = 'Geen passkey toegevoegd';
export const signedOutByThis = 'Je wordt overal elders uitgelogd.';
/** Label and hint of a field. */
export const passkeyName = 'Naam van de passkey';
export const passkeyNameHint = 'Zodat je hem herkent, zoals Mijn telefoon of Beveiligingssleutel';
/** Title of a message. */
export const notRenamed = 'Niet hernoemd';
export const passkeyRemoved = 'Passkey verwijderd';
export const signsNobodyIn = 'Er kan niemand meer mee inloggen. Verwijder hem ook op je apparaat.';
/** A button, and the question above it. */
export const removeThePasskey = 'Passkey verwijderen';
export const sureToRemove = '‘{name}’ verwijderen?';

/** The mail tab. */
export const mailsToYou = 'Mails aan jou';
export const choicesNotLoaded = 'Je keuze voor mails kon niet worden geladen.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'Als er een melding, antwoord of termijn wacht';
export const reportsChoices = {
  'at-once': 'Na een paar minuten',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Eén keer per dag, om 07:00 {zone}',
  never: 'Nooit',
};
export const whenActionsDue = 'Als er acties af moeten of gevaren opnieuw beoordeeld moeten worden';
export const actionsChoices = { weekly: 'Op maandag', never: 'Nooit' };
/** Titles of messages. */
export const saved = 'Opgeslagen';
export const notSaved = 'Niet opgeslagen';
export const choiceNotSaved = 'Je keuze kon niet worden opgeslagen.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Je sessies konden niet worden geladen.';
/** Name of the list. */
export const whereSignedIn = 'Waar je bent ingelogd';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser} op {system}';
export const unknownBrowser = 'Onbekende browser';
/** After the name of the current session. */
export const thisOne = 'deze hier';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Ingelogd op {moment}, laatst gebruikt op {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Uitloggen';
export const endSession = 'Uitloggen op {session}';
export const endAllOthers = 'Overal elders uitloggen';
export const ifUnknown = 'Ken je er een niet? Log daar dan uit en wijzig je wachtwoord.';
/** Title and text of a message. */
export const signedOutThere = 'Daar uitgelogd';
export const signedInOnlyHere = 'Je bent alleen nog hier ingelogd.';
export const thatHasEnded = 'Die sessie is beëindigd.';
export const notEnded = 'Niet uitgelogd';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Stel eerst een tweede factor in';
export const whySetUpFirst =
  'Achter je login staat wat melders je toevertrouwen. Alleen een wachtwoord is daarvoor niet genoeg. Het kost één keer twee minuten.';
export const useAppInstead = 'Liever een authenticator-app';
export const usePasskeyInstead = 'Liever een passkey';
