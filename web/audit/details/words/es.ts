/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'sí';
export const no = 'no';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Motivo',
  photos: 'Fotos',
  photo: 'Foto número',
  role: 'Rol',
  fields: 'Campos',
  filters: 'Filtros',
  state: 'Estado',
  report: 'Informe',
  kind: 'Tipo',
  second: 'Segundo factor',
  by: 'Con',
  reason: 'Motivo',
  identifying: 'Con matrícula y número de serie',
  identify: 'Con matrícula y número de serie',
  text: 'Texto',
  created: 'Cuenta nueva',
  had: 'Estaba configurado',
  ended: 'Sesiones cerradas',
  imported: 'Importados',
  known: 'Ya estaban',
  leftOut: 'Omitidos',
  undone: 'Deshechos',
  replaced: 'Sustituidos',
  settings: 'Ajustes',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'a petición',
    reporter: 'por quien informó',
    retention: 'plazo de conservación vencido',
  },
  state: {
    open: 'abierto',
    accepted: 'aceptado',
    closed: 'cerrado',
    done: 'hecho',
    dropped: 'descartado',
  },
  way: {
    totp: 'código de una app',
    recovery: 'código de recuperación',
    passkey: 'llave de acceso',
  },
  kind: {
    initial: 'notificación inicial',
    'follow-up': 'resultados preliminares',
    final: 'resultados finales',
  },
  text: {
    anonymised: 'anonimizado',
    original: 'tal como se envió',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Título',
  password: 'Contraseña',
  clubId: 'Club',
  severity: 'Gravedad',
  likelihood: 'Probabilidad',
  leftSeverity: 'Gravedad tras los controles',
  leftLikelihood: 'Probabilidad tras los controles',
  level: 'Nivel',
  ownerId: 'Responsable',
  ownerName: 'Responsable',
  due: 'Vence el',
  doneAt: 'Hecha el',
  worked: 'Si funcionó',
  mine: 'Solo las propias',
  reports: 'Informes',
  actions: 'Medidas',
  reportId: 'Informe',
  actionId: 'Medida',
  topic: 'Tema',
  regime: 'Obligación de notificar',
  responsibleEntity: 'Autoridad',
  coarse: 'Precisión de lo publicado',
  timeZone: 'Zona horaria',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'nombres',
  email: 'correos',
  phone: 'teléfonos',
  registration: 'matrículas',
  club: 'clubes',
  number: 'números',
  address: 'direcciones',
  coordinates: 'posiciones',
  link: 'direcciones web',
  handle: 'nombres en redes sociales',
  date: 'fechas',
  time: 'horas',
  marked: 'marcados a mano',
};
