/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Użytkownicy';
/** Below the heading. */
export const manageUsers = 'Kierownicy ds. bezpieczeństwa, administratorzy i piloci';
export const accessDenied = 'Brak dostępu. Użytkownikami zarządzają tylko administratorzy i superadministratorzy.';
export const loadingUsers = 'Wczytywanie użytkowników…';
export const usersNotLoaded = 'Nie udało się wczytać użytkowników.';
export const noUsers = 'Nie ma jeszcze użytkowników. Pora dodać pierwszego.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Wszyscy użytkownicy';
export const usersRegistered = {
  one: '{count} użytkownik',
  few: '{count} użytkowników',
  many: '{count} użytkowników',
};

/** Headings of columns. */
export const email = 'E-mail';
export const role = 'Rola';
export const club = 'Klub';
export const actions = 'Czynności';
/** In place of a club. */
export const noClubSuperAdmin = 'Bez klubu (superadministrator)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = 'Edytuj: {email}';
export const resetFactorOf = 'Zresetuj drugi składnik: {email}';
export const deleteUserOf = 'Usuń: {email}';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange =
  'Konta administratorów i superadministratorów może zmieniać tylko superadministrator';

/** Button of the page, and of the dialog. */
export const createUser = 'Dodaj użytkownika';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Nowy użytkownik';
export const addNewUser = 'Nowe konto w zespole klubu';
/** The button while busy. */
export const creating = 'Dodawanie…';
/** Title and text of a message. */
export const userCreated = 'Dodano użytkownika';
export const userCreatedSuccessfully = 'Nowe konto jest gotowe';
export const creationFailed = 'Nie dodano użytkownika';
export const failedToCreate = 'Nie udało się dodać użytkownika.';

export const editUser = 'Edycja użytkownika';
export const updateInformation = 'Dane i uprawnienia konta';
export const updateUser = 'Zapisz';
export const updating = 'Zapisywanie…';
export const userUpdated = 'Zapisano';
export const userUpdatedSuccessfully = 'Zmiany użytkownika zostały zapisane';
export const updateFailed = 'Nie zapisano';
export const failedToUpdate = 'Nie udało się zapisać zmian użytkownika.';

/** Labels of fields. */
export const name = 'Imię i nazwisko';
export const password = 'Hasło';
export const newPassword = 'Nowe hasło (puste: bez zmiany)';
export const atLeast8Characters = 'Co najmniej 8 znaków';
export const clubOptional = 'Klub (nieobowiązkowo)';
export const selectClub = 'Wybierz klub';
/** An option in the list of clubs. */
export const noClub = 'Bez klubu';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign = 'Role administratora i superadministratora nadaje tylko superadministrator.';
export const mustHaveClub = 'Administrator, kierownik ds. bezpieczeństwa i pilot muszą należeć do klubu.';
export const ownClubOnly = 'Użytkowników można przypisywać tylko do własnego klubu.';
export const clubsNotLoaded = 'Nie udało się wczytać listy klubów.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Proszę wypełnić: {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} oraz {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'e-mail', name: 'imię i nazwisko', password: 'hasło', club: 'klub' };

/** Title and button of a dialog. */
export const deleteUser = 'Usuń użytkownika';
export const deleting = 'Usuwanie…';
export const sureToDelete = 'Czy na pewno usunąć „{email}”? Tego nie można cofnąć.';
export const userDeleted = 'Usunięto użytkownika';
export const userDeletedSuccessfully = 'Konto zostało usunięte';
export const deletionFailed = 'Nie usunięto użytkownika';
export const failedToDelete = 'Nie udało się usunąć użytkownika.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Zresetuj drugi składnik';
export const resetting = 'Resetowanie…';
export const resetOnlyIfAsked =
  'Tylko na prośbę, którą {name} ({email}) przekazuje osobiście lub przez telefon: e-mail może pochodzić od kogoś innego. Aplikacja uwierzytelniająca, kody zapasowe i wszystkie klucze dostępu zostaną usunięte, a wszystkie sesje tej osoby zakończone.';
export const secondFactorReset = 'Zresetowano drugi składnik';
export const signsInByPassword = '{email}: do logowania wystarczy teraz samo hasło.';
export const notReset = 'Nie zresetowano';
export const failedToReset = 'Nie udało się zresetować drugiego składnika.';
