/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Ir al contenido';
/** Name of the navigation. */
export const staff = 'Equipo';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Panel',
  actions: 'Medidas',
  hazards: 'Peligros',
  trends: 'Tendencias',
  clubs: 'Clubes',
  users: 'Usuarios',
  /** The log of who did what. */
  audit: 'Auditoría',
  mail: 'Correo',
  /** The state of the server. */
  health: 'Servidor',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} vencida', other: '{count} vencidas' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Ajustes del club',
  poster: 'Cartel',
  import: 'Importar informes antiguos',
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
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = '¿Descartar lo que no está guardado?';
export const unsavedWillBeLost = 'Tienes cambios sin guardar.';
export const discardAndLogout = 'Descartar y salir';
export const stay = 'Quedarme';

/** Title and text of a message. */
export const sessionEnded = 'Tu sesión ha terminado';
export const signInAgain = 'Inicia sesión de nuevo.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Inicia sesión de nuevo. Lo que no habías guardado se conserva.';

/** A button if something could not be loaded. */
export const tryAgain = 'Reintentar';
export const loading = 'Cargando…';
export const setUpNotLoaded = 'No se ha podido cargar la configuración';
export const signInNotChecked = 'No se ha podido comprobar tu sesión. Comprueba tu conexión a internet.';
