/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Registro de auditoría';
export const whoDidWhat =
  'Quién hizo qué, y cuándo. Aquí no se guardan textos de informes, contraseñas ni datos de contacto.';
export const accessDenied = 'Sin acceso. Solo los superadministradores pueden leer el registro de auditoría.';
export const loadingLog = 'Cargando el registro de auditoría…';
export const logNotLoaded = 'No se ha podido cargar el registro de auditoría.';
export const nothingDone = 'En este tiempo no se hizo nada así.';
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
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name}: {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'campos',
  filters: 'filtros',
  role: 'rol',
  state: 'estado',
  reason: 'motivo',
  kind: 'tipo',
  cause: 'causa',
  photo: 'foto',
  photos: 'fotos',
  report: 'informe',
  had: 'tenía uno',
  created: 'cuenta nueva',
  second: 'segundo paso',
  by: 'con',
  ended: 'cerradas',
  identifying: 'con nombres',
  text: 'texto',
  identify: 'personas con nombre',
  imported: 'importados',
  known: 'ya existentes',
  leftOut: 'omitidos',
  undone: 'deshechos',
  regime: 'normativa',
  responsibleEntity: 'autoridad',
  coarse: 'lo que muestran las copias públicas',
  timeZone: 'zona horaria',
  phone: 'teléfono',
  registration: 'matrícula',
  number: 'número',
  address: 'dirección',
  coordinates: 'coordenadas',
  link: 'enlace',
  handle: 'nombre de perfil',
  date: 'fecha',
  time: 'hora',
  marked: 'marcado a mano',
  title: 'título',
  likelihood: 'probabilidad',
  leftSeverity: 'gravedad después de los controles',
  leftLikelihood: 'probabilidad después de los controles',
  reports: 'informes',
  actions: 'medidas',
  worked: 'si sirvió',
  password: 'contraseña',
  ownerId: 'quién',
  ownerName: 'quién',
  due: 'plazo',
  doneAt: 'hecha el',
  clubId: 'club',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'sí',
  false: 'no',
  totp: 'aplicación',
  passkey: 'llave de acceso',
  recovery: 'código de recuperación',
  anonymised: 'anonimizado',
  original: 'original',
  request: 'petición',
  reporter: 'quien informó',
  retention: 'plazo de conservación',
  initial: 'Notificación inicial',
  'follow-up': 'Resultados preliminares',
  final: 'Resultados finales',
};
