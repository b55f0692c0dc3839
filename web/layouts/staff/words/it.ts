/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Vai al contenuto';
/** Name of the navigation. */
export const staff = 'Staff';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Pannello',
  actions: 'Azioni',
  hazards: 'Pericoli',
  trends: 'Tendenze',
  clubs: 'Club',
  users: 'Utenti',
  /** The log of who did what. */
  audit: 'Registro',
  mail: 'Email',
  /** The state of the server. */
  health: 'Server',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} scaduta', other: '{count} scadute' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Impostazioni del club',
  poster: 'Locandina',
  import: 'Importa vecchie segnalazioni',
  annual: 'Relazione annuale',
};
/** A button, shown as an icon. */
export const yourAccount = 'Il tuo account';
export const accountNotLoaded = 'Non è stato possibile caricare il tuo account';

/** A button. */
export const logout = 'Esci';
/** Title of a message. */
export const logoutFailed = 'Non è stato possibile uscire';
export const stillSignedIn = 'Il tuo accesso è ancora aperto.';
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Uscire senza salvare?';
export const unsavedWillBeLost = 'Ci sono modifiche non salvate.';
export const discardAndLogout = 'Esci senza salvare';
export const stay = 'Resta';

/** Title and text of a message. */
export const sessionEnded = 'La sessione è scaduta';
export const signInAgain = 'Accedi di nuovo.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Accedi di nuovo. Quello che non hai salvato è conservato.';

/** A button if something could not be loaded. */
export const tryAgain = 'Riprova';
export const loading = 'Caricamento…';
export const setUpNotLoaded = 'Non è stato possibile caricare la configurazione';
export const signInNotChecked = 'Non è stato possibile verificare il tuo accesso. Controlla la connessione a internet.';
