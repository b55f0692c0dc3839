/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Klubbar';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Hantera segelflygklubbarna i {productName}';
export const accessDenied = 'Ingen åtkomst. Bara superadministratörer kan hantera klubbar.';
export const loadingClubs = 'Laddar klubbar…';
export const clubsNotLoaded = 'Klubbarna kunde inte laddas.';
export const noClubs = 'Inga klubbar ännu. Börja med att lägga till den första.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Alla klubbar';
export const clubsRegistered = { one: '{count} klubb registrerad', other: '{count} klubbar registrerade' };
/** A link. */
export const importOldReports = 'Importera gamla rapporter';

/** Headings of columns, and labels of fields. */
export const clubName = 'Klubbens namn';
export const location = 'Plats';
export const actions = 'Ändra';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Affisch';
export const posterOf = 'Affisch för {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = 'Ändra {name}';
export const deleteClubOf = 'Ta bort {name}';

/** Button of the page, and of the dialog. */
export const createClub = 'Lägg till klubb';
/** Title of a dialog. */
export const createNewClub = 'Ny klubb';
/** The button while busy. */
export const creating = 'Lägger till…';
/** Title and text of a message. */
export const clubCreated = 'Klubben är tillagd';
export const clubCreatedSuccessfully = 'Den finns nu i listan';
export const creationFailed = 'Lades inte till';
export const failedToCreate = 'Klubben kunde inte läggas till.';

export const editClub = 'Ändra klubb';
export const updateClub = 'Spara';
export const updating = 'Sparar…';
export const clubUpdated = 'Sparat';
export const clubUpdatedSuccessfully = 'Ändringarna är sparade';
export const updateFailed = 'Inte sparat';
export const failedToUpdate = 'Ändringarna kunde inte sparas.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Fyll i namn och plats.';

/** Title and button of a dialog. */
export const deleteClub = 'Ta bort klubb';
export const deleting = 'Tar bort…';
/** {name} is the club. */
export const sureToDelete =
  'Ta bort ”{name}”? Det går inte att ångra. Klubbens användare och rapporter måste flyttas till en annan klubb.';
export const clubDeleted = 'Klubben är borttagen';
export const clubDeletedSuccessfully = 'Klubben finns inte längre';
export const deletionFailed = 'Togs inte bort';
export const failedToDelete = 'Klubben kunde inte tas bort.';
