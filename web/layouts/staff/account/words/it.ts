/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Il tuo account';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Il tuo account';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Password',
  factor: 'Secondo fattore',
  passkeys: 'Passkey',
  mail: 'Email',
  sessions: 'Accessi',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Hai conservato i codici?';
export const codesShownOnlyNow =
  'I dieci codici di recupero li vedi solo adesso. Senza, se perdi il telefono dovrà farti entrare qualcun altro.';
export const continueWithoutSaving = 'Continua senza';
export const backToCodes = 'Torna ai codici';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Aspetta i tuoi codici di recupero: li vedrai una volta sola.';

export const loading = 'Caricamento…';
export const cancel = 'Annulla';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Un attimo…';
export const pleaseTryAgain = 'Riprova.';
/** A button. */
export const tryAgain = 'Riprova';
/** Title of a message. */
export const notRemoved = 'Non rimossa';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'La tua password, di nuovo';

/** The password tab. */
export const currentPassword = 'Password attuale';
export const newPassword = 'Nuova password';
export const atLeastCharacters = { one: 'Almeno {count} carattere', other: 'Almeno {count} caratteri' };
export const changePassword = 'Cambia password';
export const changing = 'Un attimo…';
/** Beside the disabled button. */
export const fillInBoth = 'Inserisci entrambe le password.';
/** Title and text of a message. */
export const passwordChanged = 'Password cambiata';
export const signedOutElsewhere = 'Gli accessi su altri dispositivi sono stati chiusi.';
export const passwordNotChanged = 'Password non cambiata';
export const failedToChange = 'Non è stato possibile cambiare la password.';

/** The second factor tab. */
export const factorNotLoaded = 'Non è stato possibile caricare il tuo secondo fattore.';
/** A heading, in one of two states. */
export const appInUse = 'App di autenticazione: in uso';
export const appNotSetUp = 'App di autenticazione: non configurata';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Qui non si possono configurare app di autenticazione: il server non ha SECRET_KEY, con cui cifrare i loro segreti. Avvisa chi gestisce il server.';
/** Buttons. */
export const setUpNewPhone = 'Configura un nuovo telefono';
export const setUpApp = 'Configura un’app';
export const removeApp = 'Rimuovi l’app';
/** Before the app is removed. */
export const withoutApp = 'Senza, chi conosce la tua password può accedere al posto tuo.';
/** Title and text of a message. */
export const appRemoved = 'App rimossa';
export const noCodeAsked = 'Per accedere non serve più il suo codice.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = {
  one: 'Codici di recupero: ne resta {count}',
  other: 'Codici di recupero: ne restano {count}',
};
export const noRecoveryCodes = 'Codici di recupero: finiti';
export const eachLetsYouIn = 'Ognuno ti fa entrare una volta sola, se perdi il telefono.';
export const makeNewWhileYouCan = 'Creane di nuovi finché puoi ancora accedere.';
/** A button. */
export const makeNewCodes = 'Crea nuovi codici';
export const tenNewCodes = 'Dieci nuovi codici sostituiscono tutti quelli che hai: i vecchi non valgono più.';
/** Title of a message. */
export const noCodesMade = 'Nessun codice creato';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Non è stato possibile caricare le tue passkey.';
export const whatPasskeysAre =
  'Con una passkey accedi con l’impronta, il viso o il PIN del dispositivo, senza password. Nessuno può sottrartela con l’inganno.';
/** Name of the list. */
export const yourPasskeys = 'Le tue passkey';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Aggiunta: {added}; ultimo uso: {used}';
export const addedNotUsed = 'Aggiunta: {added}; mai usata';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Rinomina';
export const renamePasskey = 'Rinomina {name}';
export const remove = 'Rimuovi';
export const removePasskey = 'Rimuovi {name}';
/** A button. */
export const addPasskey = 'Aggiungi una passkey';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber =
  'Qui non si possono usare passkey: l’indirizzo di questo server è un numero, non un nome.';
export const browserKnowsNone = 'Questo browser non supporta le passkey.';
export const onlyAtHost = 'Le passkey si possono aggiungere e usare solo su {host}, con https.';
export const notAtThisAddress =
  'A questo indirizzo le passkey non funzionano. Sul computer del server apri invece {address}.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Passkey aggiunta';
export const nextTime = 'La prossima volta scegli “Accedi con una passkey”.';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Aggiungi la passkey';
export const noPasskeyAdded = 'Nessuna passkey aggiunta';
export const signedOutByThis = 'Gli accessi su altri dispositivi verranno chiusi.';
/** Label and hint of a field. */
export const passkeyName = 'Nome della passkey';
export const passkeyNameHint = 'Per riconoscerla, per esempio Il mio telefono o Chiave di sicurezza';
/** Title of a message. */
export const notRenamed = 'Non rinominata';
export const passkeyRemoved = 'Passkey rimossa';
export const signsNobodyIn = 'Non fa più entrare nessuno. Eliminala anche sul tuo dispositivo.';
/** A button, and the question above it. */
export const removeThePasskey = 'Rimuovi la passkey';
export const sureToRemove = 'Rimuovere “{name}”?';

/** The mail tab. */
export const mailsToYou = 'Le email per te';
export const choicesNotLoaded = 'Non è stato possibile caricare le tue scelte sulle email.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'Quando una segnalazione, una risposta o una scadenza ti aspetta';
export const reportsChoices = {
  'at-once': 'Dopo qualche minuto',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Una volta al giorno, alle 07:00 {zone}',
  never: 'Mai',
};
export const whenActionsDue = 'Quando ci sono azioni in scadenza o pericoli da rivedere';
export const actionsChoices = { weekly: 'Il lunedì', never: 'Mai' };
/** Titles of messages. */
export const saved = 'Salvato';
export const notSaved = 'Non salvato';
export const choiceNotSaved = 'Non è stato possibile salvare la tua scelta.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Non è stato possibile caricare i tuoi accessi.';
/** Name of the list. */
export const whereSignedIn = 'I tuoi accessi aperti';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser} su {system}';
export const unknownBrowser = 'Browser sconosciuto';
/** After the name of the current session. */
export const thisOne = 'questo';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Accesso: {moment}; ultimo uso: {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Chiudi';
export const endSession = 'Chiudi l’accesso: {session}';
export const endAllOthers = 'Chiudi tutti gli altri';
export const ifUnknown = 'Se non ne riconosci uno, chiudilo e cambia la password.';
/** Title and text of a message. */
export const signedOutThere = 'Accesso chiuso';
export const signedInOnlyHere = 'Tutti gli altri accessi sono chiusi.';
export const thatHasEnded = 'Quell’accesso è stato chiuso.';
export const notEnded = 'Non chiuso';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Configura prima un secondo fattore';
export const whySetUpFirst =
  'Il tuo accesso apre quello che ci viene confidato: qui la sola password non basta. Servono due minuti, una volta sola.';
export const useAppInstead = 'Usa invece un’app';
export const usePasskeyInstead = 'Usa invece una passkey';
