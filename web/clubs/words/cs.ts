/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Správa aeroklubů';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Aerokluby v systému {productName}';
export const accessDenied = 'Přístup odepřen. Aerokluby mohou spravovat jen superadmini.';
export const loadingClubs = 'Načítám aerokluby…';
export const clubsNotLoaded = 'Aerokluby se nepodařilo načíst.';
export const noClubs = 'Zatím tu žádný aeroklub není. Začněte založením prvního.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Všechny aerokluby';
export const clubsRegistered = { one: '{count} aeroklub', few: '{count} aerokluby', other: '{count} aeroklubů' };
/** A link. */
export const importOldReports = 'Import starých hlášení';

/** Headings of columns, and labels of fields. */
export const clubName = 'Název aeroklubu';
export const location = 'Místo';
export const actions = 'Úpravy';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Plakát';
export const posterOf = 'Plakát: {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = 'Upravit: {name}';
export const deleteClubOf = 'Smazat: {name}';

/** Button of the page, and of the dialog. */
export const createClub = 'Založit aeroklub';
/** Title of a dialog. */
export const createNewClub = 'Nový aeroklub';
/** The button while busy. */
export const creating = 'Zakládám…';
/** Title and text of a message. */
export const clubCreated = 'Hotovo';
export const clubCreatedSuccessfully = 'Aeroklub je založen';
export const creationFailed = 'Nezaloženo';
export const failedToCreate = 'Aeroklub se nepodařilo založit.';

export const editClub = 'Upravit aeroklub';
export const updateClub = 'Uložit';
export const updating = 'Ukládám…';
export const clubUpdated = 'Uloženo';
export const clubUpdatedSuccessfully = 'Změny aeroklubu jsou uloženy';
export const updateFailed = 'Neuloženo';
export const failedToUpdate = 'Změny aeroklubu se nepodařilo uložit.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Vyplňte prosím název a místo.';

/** Title and button of a dialog. */
export const deleteClub = 'Smazat aeroklub';
export const deleting = 'Mažu…';
/** {name} is the club. */
export const sureToDelete =
  'Opravdu smazat „{name}“? Nejde to vzít zpět. Všechny jeho uživatele a hlášení bude třeba přiřadit jinam.';
export const clubDeleted = 'Smazáno';
export const clubDeletedSuccessfully = 'Aeroklub je smazán';
export const deletionFailed = 'Nesmazáno';
export const failedToDelete = 'Aeroklub se nepodařilo smazat.';
