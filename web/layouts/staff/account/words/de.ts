/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Dein Konto';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Dein Konto';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Passwort',
  factor: 'Zweiter Faktor',
  passkeys: 'Passkeys',
  mail: 'Mails',
  sessions: 'Angemeldet',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Hast du dir die Codes gesichert?';
export const codesShownOnlyNow =
  'Die zehn Wiederherstellungscodes werden nur jetzt angezeigt. Ohne sie muss dich jemand anderes hineinlassen, wenn dein Handy weg ist.';
export const continueWithoutSaving = 'Ohne Codes weiter';
export const backToCodes = 'Zurück zu den Codes';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes =
  'Bitte warte noch auf deine Wiederherstellungscodes: Sie werden nur einmal angezeigt.';

export const loading = 'Wird geladen…';
export const cancel = 'Abbrechen';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Einen Moment…';
export const pleaseTryAgain = 'Bitte versuche es noch einmal.';
/** A button. */
export const tryAgain = 'Noch einmal versuchen';
/** Title of a message. */
export const notRemoved = 'Nicht entfernt';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Noch einmal dein Passwort';

/** The password tab. */
export const currentPassword = 'Aktuelles Passwort';
export const newPassword = 'Neues Passwort';
export const atLeastCharacters = { one: 'Mindestens {count} Zeichen', other: 'Mindestens {count} Zeichen' };
export const changePassword = 'Passwort ändern';
export const changing = 'Wird geändert…';
/** Beside the disabled button. */
export const fillInBoth = 'Bitte gib beide Passwörter ein.';
/** Title and text of a message. */
export const passwordChanged = 'Passwort geändert';
export const signedOutElsewhere = 'Du bist überall sonst abgemeldet.';
export const passwordNotChanged = 'Passwort nicht geändert';
export const failedToChange = 'Das Passwort konnte nicht geändert werden.';

/** The second factor tab. */
export const factorNotLoaded = 'Dein zweiter Faktor konnte nicht geladen werden.';
/** A heading, in one of two states. */
export const appInUse = 'Authenticator-App: in Gebrauch';
export const appNotSetUp = 'Authenticator-App: nicht eingerichtet';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Authenticator-Apps lassen sich hier nicht einrichten: Diesem Server fehlt der SECRET_KEY, der ihre Geheimnisse verschlüsselt. Sag dem Betreiber des Servers Bescheid.';
/** Buttons. */
export const setUpNewPhone = 'Neues Handy einrichten';
export const setUpApp = 'App einrichten';
export const removeApp = 'App entfernen';
/** Before the app is removed. */
export const withoutApp = 'Ohne sie kann sich jeder als du anmelden, der dein Passwort kennt.';
/** Title and text of a message. */
export const appRemoved = 'App entfernt';
export const noCodeAsked = 'Beim Anmelden wird kein Code mehr aus der App verlangt.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = {
  one: 'Wiederherstellungscodes: noch {count}',
  other: 'Wiederherstellungscodes: noch {count}',
};
export const noRecoveryCodes = 'Wiederherstellungscodes: keiner mehr';
export const eachLetsYouIn = 'Mit jedem kommst du einmal hinein, wenn dein Handy weg ist.';
export const makeNewWhileYouCan = 'Erzeuge neue, solange du dich noch anmelden kannst.';
/** A button. */
export const makeNewCodes = 'Neue Codes erzeugen';
export const tenNewCodes = 'Zehn neue Codes ersetzen alle, die du hast: Die alten gelten dann nicht mehr.';
/** Title of a message. */
export const noCodesMade = 'Keine Codes erzeugt';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Deine Passkeys konnten nicht geladen werden.';
export const whatPasskeysAre =
  'Mit einem Passkey meldest du dich ohne Passwort an: mit Finger, Gesicht oder der PIN deines Geräts. Niemand kann ihn dir durch einen Trick entlocken.';
/** Name of the list. */
export const yourPasskeys = 'Deine Passkeys';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Hinzugefügt am {added}, zuletzt benutzt am {used}';
export const addedNotUsed = 'Hinzugefügt am {added}, noch nicht benutzt';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Umbenennen';
export const renamePasskey = '{name} umbenennen';
export const remove = 'Entfernen';
export const removePasskey = '{name} entfernen';
/** A button. */
export const addPasskey = 'Passkey hinzufügen';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber = 'Passkeys gehen hier nicht: Die Adresse dieses Servers ist eine Zahl, kein Name.';
export const browserKnowsNone = 'Dieser Browser kennt keine Passkeys.';
export const onlyAtHost = 'Passkeys lassen sich nur unter {host} hinzufügen und benutzen, über https.';
export const notAtThisAddress =
  'Passkeys gehen unter dieser Adresse nicht. Öffne auf dem Rechner, auf dem der Server läuft, stattdessen {address}.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Passkey hinzugefügt';
export const nextTime = 'Wähle beim nächsten Mal „Mit Passkey anmelden“.';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Passkey hinzufügen';
export const noPasskeyAdded = 'Kein Passkey hinzugefügt';
export const signedOutByThis = 'Überall sonst wirst du dabei abgemeldet.';
/** Label and hint of a field. */
export const passkeyName = 'Name des Passkeys';
export const passkeyNameHint = 'Damit du ihn wiedererkennst, zum Beispiel „Mein Handy“ oder „Sicherheitsschlüssel“';
/** Title of a message. */
export const notRenamed = 'Nicht umbenannt';
export const passkeyRemoved = 'Passkey entfernt';
export const signsNobodyIn = 'Mit ihm meldet sich niemand mehr an. Lösche ihn auch auf deinem Gerät.';
/** A button, and the question above it. */
export const removeThePasskey = 'Passkey entfernen';
export const sureToRemove = '„{name}“ entfernen?';

/** The mail tab. */
export const mailsToYou = 'Mails an dich';
export const choicesNotLoaded = 'Deine Auswahl der Mails konnte nicht geladen werden.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'Wenn eine Meldung, eine Antwort oder eine Frist wartet';
export const reportsChoices = {
  'at-once': 'Ein paar Minuten danach',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Einmal am Tag, um 07:00 {zone}',
  never: 'Nie',
};
export const whenActionsDue = 'Wenn Maßnahmen fällig oder Gefährdungen zu überprüfen sind';
export const actionsChoices = { weekly: 'Montags', never: 'Nie' };
/** Titles of messages. */
export const saved = 'Gespeichert';
export const notSaved = 'Nicht gespeichert';
export const choiceNotSaved = 'Deine Auswahl konnte nicht gespeichert werden.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Wo du angemeldet bist, konnte nicht geladen werden.';
/** Name of the list. */
export const whereSignedIn = 'Wo du angemeldet bist';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser} auf {system}';
export const unknownBrowser = 'Unbekannter Browser';
/** After the name of the current session. */
export const thisOne = 'dieser hier';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Angemeldet am {moment}, zuletzt benutzt am {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Beenden';
export const endSession = 'Anmeldung beenden: {session}';
export const endAllOthers = 'Alle anderen beenden';
export const ifUnknown = 'Wenn du eine davon nicht kennst, beende sie und ändere dein Passwort.';
/** Title and text of a message. */
export const signedOutThere = 'Dort abgemeldet';
export const signedInOnlyHere = 'Du bist nur noch hier angemeldet.';
export const thatHasEnded = 'Diese Anmeldung ist beendet.';
export const notEnded = 'Nicht beendet';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Richte zuerst einen zweiten Faktor ein';
export const whySetUpFirst =
  'Hinter deiner Anmeldung liegt, was andere vertraulich gemeldet haben. Ein Passwort allein genügt dafür nicht. Es dauert zwei Minuten, ein einziges Mal.';
export const useAppInstead = 'Lieber eine Authenticator-App';
export const usePasskeyInstead = 'Lieber ein Passkey';
