/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Your Account';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Your account';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Password',
  factor: 'Second factor',
  passkeys: 'Passkeys',
  mail: 'Mail',
  sessions: 'Sessions',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = 'Have you saved your codes?';
export const codesShownOnlyNow =
  'The ten recovery codes will not be shown again. If you lose your phone and do not have them, somebody else has to let you in.';
export const continueWithoutSaving = 'Continue without saving';
export const backToCodes = 'Back to the codes';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Please wait for your recovery codes: they are shown only once.';

export const loading = 'Loading...';
export const cancel = 'Cancel';
/** A button while busy, and the title of a message. */
export const oneMoment = 'One moment...';
export const pleaseTryAgain = 'Please try again.';
/** A button. */
export const tryAgain = 'Try again';
/** Title of a message. */
export const notRemoved = 'Not removed';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Confirm your password';

/** The password tab. */
export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
export const atLeastCharacters = { one: 'At least {count} character', other: 'At least {count} characters' };
export const changePassword = 'Change Password';
export const changing = 'Changing...';
/** Beside the disabled button. */
export const fillInBoth = 'Please fill in both passwords.';
/** Title and text of a message. */
export const passwordChanged = 'Password changed';
export const signedOutElsewhere = 'You have been signed out everywhere else.';
export const passwordNotChanged = 'Password not changed';
export const failedToChange = 'Failed to change the password.';

/** The second factor tab. */
export const factorNotLoaded = 'Your second factor could not be loaded.';
/** A heading, in one of two states. */
export const appInUse = 'Authenticator app: in use';
export const appNotSetUp = 'Authenticator app: not set up';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Authenticator apps cannot be set up here: this server has no SECRET_KEY to encrypt their secrets with. Tell the person who runs the server.';
/** Buttons. */
export const setUpNewPhone = 'Set up a new phone';
export const setUpApp = 'Set up an app';
export const removeApp = 'Remove the app';
/** Before the app is removed. */
export const withoutApp = 'Without it, anyone who knows your password can sign in as you.';
/** Title and text of a message. */
export const appRemoved = 'App removed';
export const noCodeAsked = 'Signing in no longer asks for a code from it.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = { one: 'Recovery codes: {count} left', other: 'Recovery codes: {count} left' };
export const noRecoveryCodes = 'Recovery codes: none left';
export const eachLetsYouIn = 'Each lets you in once if you lose your phone.';
export const makeNewWhileYouCan = 'Generate new ones while you can still sign in.';
/** A button. */
export const makeNewCodes = 'Generate new codes';
export const tenNewCodes = 'Ten new codes replace all your old ones, which stop working.';
/** Title of a message. */
export const noCodesMade = 'No codes generated';

/** The passkeys tab. */
export const passkeysNotLoaded = 'Your passkeys could not be loaded.';
export const whatPasskeysAre =
  'With a passkey you sign in with your fingerprint, your face or the PIN of your device, without a password. Nobody can trick you into giving it away.';
/** Name of the list. */
export const yourPasskeys = 'Your passkeys';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Added {added}, last used {used}';
export const addedNotUsed = 'Added {added}, not used yet';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Rename';
export const renamePasskey = 'Rename {name}';
export const remove = 'Remove';
export const removePasskey = 'Remove {name}';
/** A button. */
export const addPasskey = 'Add a passkey';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber = 'Passkeys cannot be used here: this server is reached by an IP address, not by a name.';
export const browserKnowsNone = 'This browser does not support passkeys.';
export const onlyAtHost = 'Passkeys can be added and used only at {host}, over https.';
export const notAtThisAddress =
  'Passkeys do not work at this address. On the computer that runs the server, open {address} instead.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Passkey added';
export const nextTime = 'Next time, choose "Sign in with a passkey".';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Add the passkey';
export const noPasskeyAdded = 'No passkey added';
export const signedOutByThis = 'You will be signed out everywhere else.';
/** Label and hint of a field. */
export const passkeyName = 'Name of the passkey';
export const passkeyNameHint = 'To help you recognise it, such as My phone or Security key';
/** Title of a message. */
export const notRenamed = 'Not renamed';
export const passkeyRemoved = 'Passkey removed';
export const signsNobodyIn = 'It can no longer be used to sign in. Delete it on your device, too.';
/** A button, and the question above it. */
export const removeThePasskey = 'Remove the passkey';
export const sureToRemove = 'Remove "{name}"?';

/** The mail tab. */
export const mailsToYou = 'Emails to you';
export const choicesNotLoaded = 'Your email choices could not be loaded.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'When a report, an answer or a deadline is waiting';
export const reportsChoices = {
  'at-once': 'Within a few minutes',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Once a day, at 07:00 {zone}',
  never: 'Never',
};
export const whenActionsDue = 'When actions are due or hazards need review';
export const actionsChoices = { weekly: 'On Mondays', never: 'Never' };
/** Titles of messages. */
export const saved = 'Saved';
export const notSaved = 'Not saved';
export const choiceNotSaved = 'Your choice could not be saved.';

/** The sessions tab. */
export const sessionsNotLoaded = 'Your sessions could not be loaded.';
/** Name of the list. */
export const whereSignedIn = 'Where you are signed in';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser} on {system}';
export const unknownBrowser = 'Unknown browser';
/** After the name of the current session. */
export const thisOne = 'this device';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Signed in {moment}, last used {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Sign out';
export const endSession = 'Sign out of {session}';
export const endAllOthers = 'Sign out everywhere else';
export const ifUnknown = 'If you do not recognise one of these sessions, sign it out and change your password.';
/** Title and text of a message. */
export const signedOutThere = 'Session ended';
export const signedInOnlyHere = 'You are now signed in on this device only.';
export const thatHasEnded = 'That session has ended.';
export const notEnded = 'Not signed out';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Set up a second factor first';
export const whySetUpFirst =
  'Your account gives access to what reporters have told us in confidence, so a password alone is not enough. It takes two minutes, once.';
export const useAppInstead = 'Use an authenticator app instead';
export const usePasskeyInstead = 'Use a passkey instead';
