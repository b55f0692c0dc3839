/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Moje konto';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Moje konto';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Hasło',
  factor: 'Drugi składnik',
  passkeys: 'Klucze dostępu',
  mail: 'E-maile',
  sessions: 'Sesje',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Czy kody są zapisane?';
export const codesShownOnlyNow =
  'Dziesięć kodów zapasowych pokazujemy tylko teraz. Bez nich po utracie telefonu dostęp musi przywrócić ktoś inny.';
export const continueWithoutSaving = 'Dalej bez kodów';
export const backToCodes = 'Wróć do kodów';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Zaraz pojawią się kody zapasowe: pokazujemy je tylko raz.';

export const loading = 'Wczytywanie…';
export const cancel = 'Anuluj';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Chwileczkę…';
export const pleaseTryAgain = 'Proszę spróbować ponownie.';
/** A button. */
export const tryAgain = 'Spróbuj ponownie';
/** Title of a message. */
export const notRemoved = 'Nie usunięto';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Hasło jeszcze raz';

/** The password tab. */
export const currentPassword = 'Obecne hasło';
export const newPassword = 'Nowe hasło';
export const atLeastCharacters = {
  one: 'Co najmniej {count} znak',
  few: 'Co najmniej {count} znaki',
  many: 'Co najmniej {count} znaków',
};
export const changePassword = 'Zmień hasło';
export const changing = 'Zmienianie…';
/** Beside the disabled button. */
export const fillInBoth = 'Proszę wpisać oba hasła.';
/** Title and text of a message. */
export const passwordChanged = 'Hasło zmienione';
export const signedOutElsewhere = 'Wszystkie inne sesje zostały zakończone.';
export const passwordNotChanged = 'Hasło nie zostało zmienione';
export const failedToChange = 'Nie udało się zmienić hasła.';

/** The second factor tab. */
export const factorNotLoaded = 'Nie udało się wczytać drugiego składnika.';
/** A heading, in one of two states. */
export const appInUse = 'Aplikacja uwierzytelniająca: w użyciu';
export const appNotSetUp = 'Aplikacja uwierzytelniająca: nieustawiona';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Nie można tu ustawić aplikacji uwierzytelniającej: na serwerze brakuje SECRET_KEY, którym szyfruje się jej klucze. Warto o tym powiedzieć osobie, która prowadzi serwer.';
/** Buttons. */
export const setUpNewPhone = 'Ustaw nowy telefon';
export const setUpApp = 'Ustaw aplikację';
export const removeApp = 'Usuń aplikację';
/** Before the app is removed. */
export const withoutApp = 'Bez niej każdy, kto zna hasło, może zalogować się na to konto.';
/** Title and text of a message. */
export const appRemoved = 'Aplikacja usunięta';
export const noCodeAsked = 'Kod z aplikacji nie jest już potrzebny do logowania.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = {
  one: 'Kody zapasowe: pozostał {count}',
  few: 'Kody zapasowe: pozostały {count}',
  many: 'Kody zapasowe: pozostało {count}',
};
export const noRecoveryCodes = 'Kody zapasowe: wszystkie wykorzystane';
export const eachLetsYouIn = 'Każdy pozwala raz się zalogować, gdy zabraknie telefonu.';
export const makeNewWhileYouCan = 'Lepiej utworzyć nowe, póki można się zalogować.';
/** A button. */
export const makeNewCodes = 'Utwórz nowe kody';
export const tenNewCodes = 'Dziesięć nowych kodów zastąpi wszystkie dotychczasowe: stare przestaną działać.';
/** Title of a message. */
export const noCodesMade = 'Nie utworzono kodów';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Nie udało się wczytać kluczy dostępu.';
export const whatPasskeysAre =
  'Klucz dostępu pozwala zalogować się palcem, twarzą lub kodem PIN urządzenia, bez hasła. Nikt nie zdoła go wyłudzić.';
/** Name of the list. */
export const yourPasskeys = 'Moje klucze dostępu';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Dodano {added}, ostatnio użyto {used}';
export const addedNotUsed = 'Dodano {added}, jeszcze nie użyto';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Zmień nazwę';
export const renamePasskey = 'Zmień nazwę: {name}';
export const remove = 'Usuń';
export const removePasskey = 'Usuń: {name}';
/** A button. */
export const addPasskey = 'Dodaj klucz dostępu';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber = 'Nie można tu używać kluczy dostępu: ten serwer ma adres IP, a nie nazwę.';
export const browserKnowsNone = 'Ta przeglądarka nie obsługuje kluczy dostępu.';
export const onlyAtHost = 'Klucze dostępu można dodawać i wykorzystywać tylko na {host}, przez https.';
export const notAtThisAddress =
  'Pod tym adresem klucze dostępu nie działają. Na komputerze, na którym działa serwer, należy otworzyć {address}.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Klucz dostępu dodany';
export const nextTime = 'Następnym razem wystarczy wybrać „Zaloguj się kluczem dostępu”.';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Dodaj klucz';
export const noPasskeyAdded = 'Nie dodano klucza dostępu';
export const signedOutByThis = 'Wszystkie inne sesje zostaną zakończone.';
/** Label and hint of a field. */
export const passkeyName = 'Nazwa klucza dostępu';
export const passkeyNameHint = 'Żeby go później rozpoznać, na przykład Mój telefon albo Klucz sprzętowy';
/** Title of a message. */
export const notRenamed = 'Nie zmieniono nazwy';
export const passkeyRemoved = 'Klucz dostępu usunięty';
export const signsNobodyIn = 'Nikt się nim już nie zaloguje. Proszę usunąć go także z urządzenia.';
/** A button, and the question above it. */
export const removeThePasskey = 'Usuń klucz';
export const sureToRemove = 'Usunąć „{name}”?';

/** The mail tab. */
export const mailsToYou = 'E-maile do mnie';
export const choicesNotLoaded = 'Nie udało się wczytać ustawień e-maili.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'Gdy czeka zgłoszenie, odpowiedź lub termin';
export const reportsChoices = {
  'at-once': 'Po kilku minutach',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Raz dziennie, o 07:00 {zone}',
  never: 'Nigdy',
};
export const whenActionsDue = 'Gdy działania czekają na wykonanie lub zagrożenia na przegląd';
export const actionsChoices = { weekly: 'W poniedziałki', never: 'Nigdy' };
/** Titles of messages. */
export const saved = 'Zapisano';
export const notSaved = 'Nie zapisano';
export const choiceNotSaved = 'Nie udało się zapisać wyboru.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Nie udało się wczytać listy sesji.';
/** Name of the list. */
export const whereSignedIn = 'Aktywne sesje';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser}, {system}';
export const unknownBrowser = 'Nieznana przeglądarka';
/** After the name of the current session. */
export const thisOne = 'tutaj';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Zalogowano {moment}, ostatnio użyto {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Zakończ';
export const endSession = 'Zakończ sesję: {session}';
export const endAllOthers = 'Zakończ wszystkie inne';
export const ifUnknown = 'Jeśli któraś wygląda obco, należy ją zakończyć i zmienić hasło.';
/** Title and text of a message. */
export const signedOutThere = 'Sesja zakończona';
export const signedInOnlyHere = 'Pozostała tylko ta sesja.';
export const thatHasEnded = 'Ta sesja została zakończona.';
export const notEnded = 'Nie zakończono';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Najpierw drugi składnik';
export const whySetUpFirst =
  'Logowanie chroni to, co powierzono w zgłoszeniach, dlatego samo hasło nie wystarczy. Ustawienie zajmuje dwie minuty, jeden raz.';
export const useAppInstead = 'Wolę aplikację uwierzytelniającą';
export const usePasskeyInstead = 'Wolę klucz dostępu';
