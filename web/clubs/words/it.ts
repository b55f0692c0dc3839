/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Gestione club';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'I club di volo a vela in {productName}';
export const accessDenied = 'Accesso negato. Solo gli amministratori generali possono gestire i club.';
export const loadingClubs = 'Caricamento dei club…';
export const clubsNotLoaded = 'Non è stato possibile caricare i club.';
export const noClubs = 'Ancora nessun club. Crea il primo per cominciare.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Tutti i club';
export const clubsRegistered = { one: '{count} club registrato', other: '{count} club registrati' };
/** A link. */
export const importOldReports = 'Importa vecchie segnalazioni';

/** Headings of columns, and labels of fields. */
export const clubName = 'Nome del club';
export const location = 'Luogo';
export const actions = 'Comandi';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Locandina';
export const posterOf = 'Locandina di {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = 'Modifica {name}';
export const deleteClubOf = 'Elimina {name}';

/** Button of the page, and of the dialog. */
export const createClub = 'Crea club';
/** Title of a dialog. */
export const createNewClub = 'Nuovo club';
/** The button while busy. */
export const creating = 'Creazione…';
/** Title and text of a message. */
export const clubCreated = 'Club creato';
export const clubCreatedSuccessfully = 'Il club è stato creato';
export const creationFailed = 'Creazione non riuscita';
export const failedToCreate = 'Non è stato possibile creare il club.';

export const editClub = 'Modifica club';
export const updateClub = 'Salva';
export const updating = 'Salvataggio…';
export const clubUpdated = 'Club modificato';
export const clubUpdatedSuccessfully = 'Le modifiche al club sono salvate';
export const updateFailed = 'Modifica non riuscita';
export const failedToUpdate = 'Non è stato possibile modificare il club.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Inserisci nome e luogo.';

/** Title and button of a dialog. */
export const deleteClub = 'Elimina club';
export const deleting = 'Eliminazione…';
/** {name} is the club. */
export const sureToDelete =
  'Vuoi davvero eliminare “{name}”? Non si può tornare indietro. Gli utenti e le segnalazioni collegati andranno assegnati di nuovo.';
export const clubDeleted = 'Club eliminato';
export const clubDeletedSuccessfully = 'Il club è stato eliminato';
export const deletionFailed = 'Eliminazione non riuscita';
export const failedToDelete = 'Non è stato possibile eliminare il club.';
