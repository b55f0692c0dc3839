/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Správa uživatelů';
/** Below the heading. */
export const manageUsers = 'Bezpečnostní tým a admini';
export const accessDenied = 'Přístup odepřen. Uživatele mohou spravovat jen admini a superadmini.';
export const loadingUsers = 'Načítám uživatele…';
export const usersNotLoaded = 'Uživatele se nepodařilo načíst.';
export const noUsers = 'Zatím tu nikdo není. Začněte založením prvního uživatele.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Všichni uživatelé';
export const usersRegistered = { one: '{count} uživatel', few: '{count} uživatelé', other: '{count} uživatelů' };

/** Headings of columns. */
export const email = 'E-mail';
export const role = 'Role';
export const club = 'Aeroklub';
export const actions = 'Úpravy';
/** In place of a club. */
export const noClubSuperAdmin = 'Bez aeroklubu (superadmin)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = 'Upravit {email}';
export const resetFactorOf = 'Zrušit druhý faktor: {email}';
export const deleteUserOf = 'Smazat {email}';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange = 'Účty adminů a superadminů mohou upravovat jen superadmini';

/** Button of the page, and of the dialog. */
export const createUser = 'Založit uživatele';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Nový uživatel';
export const addNewUser = 'Člen bezpečnostního týmu nebo admin';
/** The button while busy. */
export const creating = 'Zakládám…';
/** Title and text of a message. */
export const userCreated = 'Hotovo';
export const userCreatedSuccessfully = 'Uživatel je založen';
export const creationFailed = 'Nezaloženo';
export const failedToCreate = 'Uživatele se nepodařilo založit.';

export const editUser = 'Upravit uživatele';
export const updateInformation = 'Údaje o uživateli';
export const updateUser = 'Uložit';
export const updating = 'Ukládám…';
export const userUpdated = 'Uloženo';
export const userUpdatedSuccessfully = 'Změny uživatele jsou uloženy';
export const updateFailed = 'Neuloženo';
export const failedToUpdate = 'Změny uživatele se nepodařilo uložit.';

/** Labels of fields. */
export const name = 'Jméno';
export const password = 'Heslo';
export const newPassword = 'Nové heslo (prázdné = beze změny)';
export const atLeast8Characters = 'Aspoň 8 znaků';
export const clubOptional = 'Aeroklub (nepovinné)';
export const selectClub = 'Vyberte aeroklub';
/** An option in the list of clubs. */
export const noClub = 'Bez aeroklubu';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign = 'Role admin a superadmin přidělují jen superadmini.';
export const mustHaveClub = 'Admin, člen bezpečnostního týmu i pilot musí patřit k aeroklubu.';
export const ownClubOnly = 'Uživatele můžete přiřadit jen ke svému aeroklubu.';
export const clubsNotLoaded = 'Seznam aeroklubů se nepodařilo načíst.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Vyplňte prosím: {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} a {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'e-mail', name: 'jméno', password: 'heslo', club: 'aeroklub' };

/** Title and button of a dialog. */
export const deleteUser = 'Smazat uživatele';
export const deleting = 'Mažu…';
export const sureToDelete = 'Opravdu smazat „{email}“? Nejde to vzít zpět.';
export const userDeleted = 'Smazáno';
export const userDeletedSuccessfully = 'Uživatel je smazán';
export const deletionFailed = 'Nesmazáno';
export const failedToDelete = 'Uživatele se nepodařilo smazat.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Zrušit druhý faktor';
export const resetting = 'Ruším…';
export const resetOnlyIfAsked =
  'Udělejte to jen na osobní nebo telefonickou žádost: {name} ({email}). E-mail mohl poslat někdo jiný. Odebere se ověřovací aplikace, záchranné kódy i všechny přístupové klíče a všechna přihlášení skončí.';
export const secondFactorReset = 'Druhý faktor zrušen';
export const signsInByPassword = 'K přihlášení teď stačí heslo: {email}.';
export const notReset = 'Nezrušeno';
export const failedToReset = 'Druhý faktor se nepodařilo zrušit.';
