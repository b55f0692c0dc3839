/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Gestione utenti';
/** Below the heading. */
export const manageUsers = 'Responsabili sicurezza e amministratori';
export const accessDenied = 'Accesso negato. Solo gli amministratori possono gestire gli utenti.';
export const loadingUsers = 'Caricamento degli utenti…';
export const usersNotLoaded = 'Non è stato possibile caricare gli utenti.';
export const noUsers = 'Ancora nessun utente. Crea il primo per cominciare.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Tutti gli utenti';
export const usersRegistered = { one: '{count} utente registrato', other: '{count} utenti registrati' };

/** Headings of columns. */
export const email = 'Email';
export const role = 'Ruolo';
export const club = 'Club';
export const actions = 'Comandi';
/** In place of a club. */
export const noClubSuperAdmin = 'Nessun club (amministratore generale)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = 'Modifica {email}';
export const resetFactorOf = 'Rimuovi il secondo fattore di {email}';
export const deleteUserOf = 'Elimina {email}';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange = 'Solo gli amministratori generali possono modificare gli amministratori';

/** Button of the page, and of the dialog. */
export const createUser = 'Crea utente';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Nuovo utente';
export const addNewUser = 'Aggiungi un responsabile sicurezza o un amministratore';
/** The button while busy. */
export const creating = 'Creazione…';
/** Title and text of a message. */
export const userCreated = 'Utente creato';
export const userCreatedSuccessfully = 'L’utente è stato creato';
export const creationFailed = 'Creazione non riuscita';
export const failedToCreate = 'Non è stato possibile creare l’utente.';

export const editUser = 'Modifica utente';
export const updateInformation = 'Cambia i dati dell’utente';
export const updateUser = 'Salva';
export const updating = 'Salvataggio…';
export const userUpdated = 'Utente modificato';
export const userUpdatedSuccessfully = 'Le modifiche all’utente sono salvate';
export const updateFailed = 'Modifica non riuscita';
export const failedToUpdate = 'Non è stato possibile modificare l’utente.';

/** Labels of fields. */
export const name = 'Nome';
export const password = 'Password';
export const newPassword = 'Nuova password (vuoto: resta quella attuale)';
export const atLeast8Characters = 'Almeno 8 caratteri';
export const clubOptional = 'Club (facoltativo)';
export const selectClub = 'Scegli un club';
/** An option in the list of clubs. */
export const noClub = 'Nessun club';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign =
  'Solo gli amministratori generali possono assegnare i ruoli Amministratore e Amministratore generale.';
export const mustHaveClub = 'Amministratori, responsabili sicurezza e piloti devono avere un club.';
export const ownClubOnly = 'Puoi assegnare utenti solo al tuo club.';
export const clubsNotLoaded = 'Non è stato possibile caricare l’elenco dei club.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Manca ancora: {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} e {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'email', name: 'nome', password: 'password', club: 'club' };

/** Title and button of a dialog. */
export const deleteUser = 'Elimina utente';
export const deleting = 'Eliminazione…';
export const sureToDelete = 'Vuoi davvero eliminare “{email}”? Non si può tornare indietro.';
export const userDeleted = 'Utente eliminato';
export const userDeletedSuccessfully = 'L’utente è stato eliminato';
export const deletionFailed = 'Eliminazione non riuscita';
export const failedToDelete = 'Non è stato possibile eliminare l’utente.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Rimuovi il secondo fattore';
export const resetting = 'Rimozione…';
export const resetOnlyIfAsked =
  'Fallo solo se {name} ({email}) te l’ha chiesto di persona o per telefono: un’email potrebbe venire da qualcun altro. L’app di autenticazione, i codici di recupero e tutte le passkey vengono rimossi, e ogni accesso aperto di {name} viene chiuso.';
export const secondFactorReset = 'Secondo fattore rimosso';
export const signsInByPassword = 'Ora {email} accede con la sola password.';
export const notReset = 'Non rimosso';
export const failedToReset = 'Non è stato possibile rimuovere il secondo fattore.';
