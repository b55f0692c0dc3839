/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Registro de auditoría';
export const whoDidWhat =
  'Quién hizo qué, y cuándo. Aquí no se guardan textos de informes, contraseñas ni datos de contacto.';
export const accessDenied = 'Sin acceso. Solo los superadministradores pueden leer el registro de auditoría.';
export const loadingLog = 'Cargando el registro de auditoría…';
export const logNotLoaded = 'No se ha podido cargar el registro de auditoría.';
export const nothingDone = 'En este periodo no consta nada de este tipo.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Cargar más líneas';
export const moreLinesFailed = 'No se han podido cargar más líneas del registro.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
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
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'informe {id}',
  club: 'club {id}',
  user: 'usuario {id}',
  action: 'medida {id}',
  hazard: 'peligro {id}',
};
