/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Registro de auditoría';
export const whoDidWhat =
  'Quién hizo qué, y cuándo. Aquí no se guardan textos de informes, contraseñas ni datos de contacto.';
export const accessDenied = 'Sin acceso. Solo los superadministradores pueden leer el registro de auditoría.';
export const loadingLog = 'Cargando el registro de auditoría…';
export const logNotLoaded = 'No se ha podido cargar el registro de auditoría.';
export const nothingDone = 'En este periodo no consta nada de este tipo.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Cargar más líneas';
export const moreLinesFailed = 'No se han podido cargar más líneas del registro.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filtros';
export const action = 'Acción';
export const allActions = 'Todas las acciones';
export const startDate = 'Desde';
export const endDate = 'Hasta';

/** Headings of columns. */
export const when = 'Cuándo';
export const who = 'Quién';
export const what = 'Qué';
export const details = 'Detalles';
/** In place of a name. */
export const nobodySignedIn = 'Nadie con sesión iniciada';
export const deletedUser = 'Usuario borrado';
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'informe {id}',
  club: 'club {id}',
  user: 'usuario {id}',
  action: 'medida {id}',
  hazard: 'peligro {id}',
};
