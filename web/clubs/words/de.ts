/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Vereine';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Segelflugvereine in {productName} verwalten';
export const accessDenied = 'Kein Zugang. Nur Super-Admins können Vereine verwalten.';
export const loadingClubs = 'Vereine werden geladen…';
export const clubsNotLoaded = 'Die Vereine konnten nicht geladen werden.';
export const noClubs = 'Noch keine Vereine. Leg den ersten an.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Alle Vereine';
export const clubsRegistered = { one: '{count} Verein', other: '{count} Vereine' };
/** A link. */
export const importOldReports = 'Alte Meldungen importieren';

/** Headings of columns, and labels of fields. */
export const clubName = 'Name des Vereins';
export const location = 'Ort';
export const actions = 'Aktionen';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Aushang';
export const posterOf = 'Aushang von {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = '{name} bearbeiten';
export const deleteClubOf = '{name} löschen';

/** Button of the page, and of the dialog. */
export const createClub = 'Verein anlegen';
/** Title of a dialog. */
export const createNewClub = 'Neuen Verein anlegen';
/** The button while busy. */
export const creating = 'Wird angelegt…';
/** Title and text of a message. */
export const clubCreated = 'Verein angelegt';
export const clubCreatedSuccessfully = 'Der Verein ist angelegt';
export const creationFailed = 'Anlegen fehlgeschlagen';
export const failedToCreate = 'Der Verein konnte nicht angelegt werden.';

export const editClub = 'Verein bearbeiten';
export const updateClub = 'Speichern';
export const updating = 'Wird gespeichert…';
export const clubUpdated = 'Verein gespeichert';
export const clubUpdatedSuccessfully = 'Die Änderungen sind gespeichert';
export const updateFailed = 'Speichern fehlgeschlagen';
export const failedToUpdate = 'Der Verein konnte nicht gespeichert werden.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Bitte gib Name und Ort an.';

/** Title and button of a dialog. */
export const deleteClub = 'Verein löschen';
export const deleting = 'Wird gelöscht…';
/** {name} is the club. */
export const sureToDelete =
  '„{name}“ wirklich löschen? Das lässt sich nicht rückgängig machen. Alle Benutzer und Meldungen des Vereins müssen danach neu zugeordnet werden.';
export const clubDeleted = 'Verein gelöscht';
export const clubDeletedSuccessfully = 'Der Verein ist gelöscht';
export const deletionFailed = 'Löschen fehlgeschlagen';
export const failedToDelete = 'Der Verein konnte nicht gelöscht werden.';
