/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Benutzer';
/** Below the heading. */
export const manageUsers = 'Sicherheitsteam und Admins verwalten';
export const accessDenied = 'Kein Zugang. Nur Admins und Super-Admins können Benutzer verwalten.';
export const loadingUsers = 'Benutzer werden geladen…';
export const usersNotLoaded = 'Die Benutzer konnten nicht geladen werden.';
export const noUsers = 'Noch keine Benutzer. Leg den ersten an.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Alle Benutzer';
export const usersRegistered = { one: '{count} Benutzer', other: '{count} Benutzer' };

/** Headings of columns. */
export const email = 'E-Mail';
export const role = 'Rolle';
export const club = 'Verein';
export const actions = 'Aktionen';
/** In place of a club. */
export const noClubSuperAdmin = 'Kein Verein (Super-Admin)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = '{email} bearbeiten';
export const resetFactorOf = 'Zweiten Faktor von {email} zurücksetzen';
export const deleteUserOf = '{email} löschen';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange = 'Nur Super-Admins können Admins und Super-Admins ändern';

/** Button of the page, and of the dialog. */
export const createUser = 'Benutzer anlegen';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Neuen Benutzer anlegen';
export const addNewUser = 'Jemanden für das Sicherheitsteam oder als Admin hinzufügen';
/** The button while busy. */
export const creating = 'Wird angelegt…';
/** Title and text of a message. */
export const userCreated = 'Benutzer angelegt';
export const userCreatedSuccessfully = 'Der Benutzer ist angelegt';
export const creationFailed = 'Anlegen fehlgeschlagen';
export const failedToCreate = 'Der Benutzer konnte nicht angelegt werden.';

export const editUser = 'Benutzer bearbeiten';
export const updateInformation = 'Angaben zum Benutzer ändern';
export const updateUser = 'Speichern';
export const updating = 'Wird gespeichert…';
export const userUpdated = 'Benutzer gespeichert';
export const userUpdatedSuccessfully = 'Die Änderungen sind gespeichert';
export const updateFailed = 'Speichern fehlgeschlagen';
export const failedToUpdate = 'Der Benutzer konnte nicht gespeichert werden.';

/** Labels of fields. */
export const name = 'Name';
export const password = 'Passwort';
export const newPassword = 'Neues Passwort (leer lassen, um das aktuelle zu behalten)';
export const atLeast8Characters = 'Mindestens 8 Zeichen';
export const clubOptional = 'Verein (optional)';
export const selectClub = 'Verein wählen';
/** An option in the list of clubs. */
export const noClub = 'Kein Verein';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign = 'Nur Super-Admins können die Rollen Admin und Super-Admin vergeben.';
export const mustHaveClub = 'Außer Super-Admins gehören alle zu einem Verein.';
export const ownClubOnly = 'Du kannst Benutzer nur deinem eigenen Verein zuordnen.';
export const clubsNotLoaded = 'Die Liste der Vereine konnte nicht geladen werden.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Bitte ergänze noch: {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} und {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'E-Mail', name: 'Name', password: 'Passwort', club: 'Verein' };

/** Title and button of a dialog. */
export const deleteUser = 'Benutzer löschen';
export const deleting = 'Wird gelöscht…';
export const sureToDelete = '„{email}“ wirklich löschen? Das lässt sich nicht rückgängig machen.';
export const userDeleted = 'Benutzer gelöscht';
export const userDeletedSuccessfully = 'Der Benutzer ist gelöscht';
export const deletionFailed = 'Löschen fehlgeschlagen';
export const failedToDelete = 'Der Benutzer konnte nicht gelöscht werden.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Zweiten Faktor zurücksetzen';
export const resetting = 'Wird zurückgesetzt…';
export const resetOnlyIfAsked =
  'Tu das nur, wenn {name} ({email}) dich persönlich oder am Telefon darum gebeten hat: Eine Mail kann von jemand anderem sein. Die Authenticator-App, die Wiederherstellungscodes und alle Passkeys werden entfernt, und {name} wird überall abgemeldet.';
export const secondFactorReset = 'Zweiter Faktor zurückgesetzt';
export const signsInByPassword = '{email} meldet sich jetzt allein mit dem Passwort an.';
export const notReset = 'Nicht zurückgesetzt';
export const failedToReset = 'Der zweite Faktor konnte nicht zurückgesetzt werden.';
