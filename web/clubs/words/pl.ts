/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Kluby';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Kluby szybowcowe w {productName}';
export const accessDenied = 'Brak dostępu. Klubami zarządzają tylko superadministratorzy.';
export const loadingClubs = 'Wczytywanie klubów…';
export const clubsNotLoaded = 'Nie udało się wczytać klubów.';
export const noClubs = 'Nie ma jeszcze klubów. Pora dodać pierwszy.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Wszystkie kluby';
export const clubsRegistered = { one: '{count} klub', few: '{count} kluby', many: '{count} klubów' };
/** A link. */
export const importOldReports = 'Import dawnych zgłoszeń';

/** Headings of columns, and labels of fields. */
export const clubName = 'Nazwa klubu';
export const location = 'Miejscowość';
export const actions = 'Czynności';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Plakat';
export const posterOf = 'Plakat: {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = 'Edytuj: {name}';
export const deleteClubOf = 'Usuń: {name}';

/** Button of the page, and of the dialog. */
export const createClub = 'Dodaj klub';
/** Title of a dialog. */
export const createNewClub = 'Nowy klub';
/** The button while busy. */
export const creating = 'Dodawanie…';
/** Title and text of a message. */
export const clubCreated = 'Dodano klub';
export const clubCreatedSuccessfully = 'Nowy klub jest gotowy';
export const creationFailed = 'Nie dodano klubu';
export const failedToCreate = 'Nie udało się dodać klubu.';

export const editClub = 'Edycja klubu';
export const updateClub = 'Zapisz';
export const updating = 'Zapisywanie…';
export const clubUpdated = 'Zapisano';
export const clubUpdatedSuccessfully = 'Zmiany klubu zostały zapisane';
export const updateFailed = 'Nie zapisano';
export const failedToUpdate = 'Nie udało się zapisać zmian klubu.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Proszę podać nazwę i miejscowość.';

/** Title and button of a dialog. */
export const deleteClub = 'Usuń klub';
export const deleting = 'Usuwanie…';
/** {name} is the club. */
export const sureToDelete =
  'Czy na pewno usunąć „{name}”? Tego nie można cofnąć. Użytkowników i zgłoszenia tego klubu trzeba będzie przypisać na nowo.';
export const clubDeleted = 'Usunięto klub';
export const clubDeletedSuccessfully = 'Klub został usunięty';
export const deletionFailed = 'Nie usunięto klubu';
export const failedToDelete = 'Nie udało się usunąć klubu.';
