/** The frame of every staff page: the header with its links, what stands where a page cannot be shown, the way out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Ir al contenido';
/** Name of the navigation: the pages of a club's staff. */
export const staff = 'Equipo';
/** Links in the header to pages; room is short. */
export const pages = {
  dashboard: 'Panel',
  /** What is to be done after reports. */
  actions: 'Medidas',
  /** The register of what could go wrong, and how bad it would be. */
  hazards: 'Peligros',
  trends: 'Tendencias',
  clubs: 'Clubes',
  users: 'Usuarios',
  /** The log of who did what. */
  audit: 'Auditoría',
  mail: 'Correo',
  /** How the server fares. */
  health: 'Servidor',
};
/** Beside the link to the actions, said by a screen reader; {count} is how many are past their day. */
export const overdue = { one: '{count} vencida', other: '{count} vencidas' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Ajustes del club',
  poster: 'Cartel',
  import: 'Importar informes antiguos',
  /** A club's year as a paper, to print. */
  annual: 'Memoria anual',
};
/** A button, shown as an icon. */
export const yourAccount = 'Tu cuenta';
export const accountNotLoaded = 'No se ha podido cargar tu cuenta';

/** A button. */
export const logout = 'Salir';
/** Title of a message. */
export const logoutFailed = 'No se ha cerrado la sesión';
export const stillSignedIn = 'Tu sesión sigue abierta.';
/** A dialog at the logout: its title, text and two buttons. */
export const discardUnsaved = '¿Descartar lo que no está guardado?';
export const beganToReview = 'Has empezado a revisar un informe y no lo has guardado.';
export const discardAndLogout = 'Descartar y salir';
export const stay = 'Quedarme';

/** A message: its title and its text. */
export const sessionEnded = 'Tu sesión ha terminado';
export const signInAgain = 'Inicia sesión de nuevo.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Inicia sesión de nuevo. Lo que no habías guardado se conserva.';

/** A button where something could not be loaded. */
export const tryAgain = 'Reintentar';
export const loading = 'Cargando…';
export const setUpNotLoaded = 'No se ha podido cargar la configuración';
export const signInNotChecked = 'No se ha podido comprobar tu sesión. Comprueba tu conexión a internet.';
