/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Användare';
/** Below the heading. */
export const manageUsers = 'Hantera säkerhetsansvariga och administratörer';
export const accessDenied = 'Ingen åtkomst. Bara administratörer och superadministratörer kan hantera användare.';
export const loadingUsers = 'Laddar användare…';
export const usersNotLoaded = 'Användarna kunde inte laddas.';
export const noUsers = 'Inga användare ännu. Börja med att lägga till den första.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Alla användare';
export const usersRegistered = { one: '{count} användare registrerad', other: '{count} användare registrerade' };

/** Headings of columns. */
export const email = 'E-post';
export const role = 'Roll';
export const club = 'Klubb';
export const actions = 'Ändra';
/** In place of a club. */
export const noClubSuperAdmin = 'Ingen klubb (superadministratör)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = 'Ändra {email}';
export const resetFactorOf = 'Ta bort andra faktorn för {email}';
export const deleteUserOf = 'Ta bort {email}';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange = 'Bara superadministratörer kan ändra administratörer och superadministratörer';

/** Button of the page, and of the dialog. */
export const createUser = 'Lägg till användare';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Ny användare';
export const addNewUser = 'Lägg till en säkerhetsansvarig eller administratör';
/** The button while busy. */
export const creating = 'Lägger till…';
/** Title and text of a message. */
export const userCreated = 'Användaren är tillagd';
export const userCreatedSuccessfully = 'Kontot är klart att använda';
export const creationFailed = 'Lades inte till';
export const failedToCreate = 'Användaren kunde inte läggas till.';

export const editUser = 'Ändra användare';
export const updateInformation = 'Ändra uppgifterna om användaren';
export const updateUser = 'Spara';
export const updating = 'Sparar…';
export const userUpdated = 'Sparat';
export const userUpdatedSuccessfully = 'Ändringarna är sparade';
export const updateFailed = 'Inte sparat';
export const failedToUpdate = 'Ändringarna kunde inte sparas.';

/** Labels of fields. */
export const name = 'Namn';
export const password = 'Lösenord';
export const newPassword = 'Nytt lösenord (lämna tomt för att behålla)';
export const atLeast8Characters = 'Minst 8 tecken';
export const clubOptional = 'Klubb (frivilligt)';
export const selectClub = 'Välj en klubb';
/** An option in the list of clubs. */
export const noClub = 'Ingen klubb';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign =
  'Bara superadministratörer kan ge någon rollen administratör eller superadministratör.';
export const mustHaveClub = 'Administratörer, säkerhetsansvariga och piloter måste höra till en klubb.';
export const ownClubOnly = 'Du kan bara lägga till användare i din egen klubb.';
export const clubsNotLoaded = 'Listan över klubbar kunde inte laddas.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Fyll i {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} och {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'e-post', name: 'namn', password: 'lösenord', club: 'klubb' };

/** Title and button of a dialog. */
export const deleteUser = 'Ta bort användare';
export const deleting = 'Tar bort…';
export const sureToDelete = 'Ta bort ”{email}”? Det går inte att ångra.';
export const userDeleted = 'Användaren är borttagen';
export const userDeletedSuccessfully = 'Kontot finns inte längre';
export const deletionFailed = 'Togs inte bort';
export const failedToDelete = 'Användaren kunde inte tas bort.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Ta bort andra faktorn';
export const resetting = 'Tar bort…';
export const resetOnlyIfAsked =
  'Gör det här bara om {name} ({email}) själv har bett dig om det, på plats eller per telefon: ett mejl kan komma från någon annan. Autentiseringsappen, återställningskoderna och alla passnycklar tas bort, och {name} loggas ut överallt.';
export const secondFactorReset = 'Andra faktorn är borttagen';
export const signsInByPassword = '{email} loggar nu in med bara lösenordet.';
export const notReset = 'Togs inte bort';
export const failedToReset = 'Andra faktorn kunde inte tas bort.';
