/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Año',
  edition: 'Edición',
  club: 'Club',
  keyword: 'Palabra',
  startDate: 'Desde',
  endDate: 'Hasta',
  severity: 'Gravedad',
  aircraftCategory: 'Categoría de aeronave',
  approvalStatus: 'Estado de aprobación',
  language: 'Idioma',
  flightPhase: 'Fase de vuelo',
  operationType: 'Tipo de operación',
  worldRegion: 'País o región',
  question: 'Pregunta',
  occurrenceCategory: 'Categoría del suceso',
  action: 'Acción',
  name: 'Nombre',
  email: 'Correo',
  code: 'Código',
  recoveryCode: 'Código de recuperación',
  whatNeedsToBeDone: 'Qué hay que hacer',
  details: 'Detalles',
  who: 'Responsable',
  result: 'Resultado',
  checkOn: 'Comprobar el',
  dueOn: 'Vence el',
  report: 'Informe',
  reply: 'Lo que lee quien informó',
  takenBy: 'A cargo de',
  note: 'Nota',
  comment: 'Comentario',
  publicHeadline: 'Título público',
  awareAt: 'Conocido el',
  notReportable: 'Por qué no es notificable',
  sentOn: 'Enviado el',
  reference: 'Referencia',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} tiene que ser uno de {values}';
export const oneOfOrNull = '{name} tiene que ser uno de {values}, o null';
export const mustBe = '{name} tiene que ser {value}';
export const mustBeId = '{name} tiene que ser un id';
export const mustBeUuid = '{name} tiene que ser un UUID';
export const nameMustBeText = '{name} tiene que ser texto';
export const notValid = '{name}: el valor no es válido';
export const badCursor = 'cursor no es ninguno que haya dado una lista';
export const badLimit = 'limit tiene que ser un número entero de 1 a {max}';
export const badIds = 'ids puede nombrar como mucho {max} informes, separados por comas';
export const badLanguage = 'El idioma tiene que ser un código ISO 639-1, por ejemplo «es»';
export const fourDigits = 'El año tiene que tener cuatro cifras';
export const editionOf = 'La edición tiene que ser team o members';
export const statusOf = 'El estado de aprobación tiene que ser pending o approved';
export const categoryId = 'La categoría del suceso tiene que ser el id de una categoría';
export const auditedAction = 'La acción tiene que ser una de las que se registran';

/** Users and keys of an account. */
export const nameRequired = 'Escribe el nombre';
export const selectRole = 'Elige un rol';
export const roleAndClub = 'El rol y el club no son compatibles';
export const sixDigits = 'Escribe las seis cifras que muestra tu app';
export const oneOfYourCodes = 'Escribe uno de tus códigos de recuperación';
export const noPasskey = 'El navegador no ha dado ninguna llave de acceso';
export const oneWay = 'Envía uno de totp, recovery y passkey';
export const passkeyName = 'Ponle nombre a la llave de acceso';
export const linkIncomplete = 'El enlace no está completo';
export const currentPasswordRequired = 'Escribe tu contraseña actual';

/** Settings of a club. */
export const badEntity = 'responsibleEntity tiene que ser un id de la lista de autoridades del formato, o null';
export const badZone = 'timeZone tiene que ser el nombre de una zona horaria IANA, como Europe/Madrid';
export const badCoarse = 'coarse tiene que ser {date?, time?, place?, type?}';

/** Review of a report. */
export const badRedactions = 'redactions tiene que ser una lista de {field, start, end, action, replacement?}';
export const badOffset = 'start y end tienen que ser números enteros desde 0';
export const badReplacement = 'Lo que sustituye a un texto es una línea de {max} caracteres como mucho';
export const redactionAction = 'action tiene que ser replace o keep';
export const endBeforeStart = 'end no puede ir antes de start';
export const tooManyRedactions = 'Se pueden anonimizar como mucho {max} pasajes';
export const replacementsTooLong = 'Las sustituciones de un mismo texto suman como mucho {max} caracteres';
export const nameLanguage = 'Indica un idioma';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Elige a alguien del equipo de seguridad';
export const writeReply = 'Escribe lo que va a leer quien informó';
export const tooManyCategories = 'Elige en la lista como mucho {max} categorías distintas';
export const tooManyEventTypes = 'Elige en la lista como mucho {max} tipos de evento distintos';
export const chooseClass = 'Elige una clase de la lista';
export const chooseOutcome = 'Elige una consecuencia de la lista';
export const chooseBarriers = 'Elige en la lista qué barreras quedaban';
export const chooseReason = 'Elige un motivo de la lista';
export const noSuchMessage = 'Este mensaje no existe';
export const chooseOfClub = 'Elige a alguien del equipo de seguridad del club';
export const noSuchReport = 'Este informe no existe';
export const dayFrom2000 = '{label}: tiene que ser un día a partir del año 2000';
export const sayWhatToDo = 'Di qué hay que hacer';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'Una medida hecha no puede pasar a descartada; vuelve a abrirla primero';
export const droppedNotDone = 'Una medida descartada no puede pasar a hecha; vuelve a abrirla primero';
export const workedOnlyIfDone = 'Solo de una medida hecha se puede decir si funcionó';

/** The authority. */
export const chooseFromList = 'Elige en la lista: {label}';
export const dateAndTime = 'Indica fecha y hora, como 2026-06-03T10:00:00Z';
export const awareInFuture = 'El club no puede haberlo sabido en el futuro';
export const sentDay = 'Indica el día en que se envió (AAAA-MM-DD)';
export const sentInFuture = 'El día en que se envió no puede estar en el futuro';

/** Import of old reports. */
export const oneRowWithoutDay = 'Elige qué pasa con 1 fila sin fecha';
export const rowsWithoutDay = 'Elige qué pasa con {rows} filas sin fecha';
export const leaveOutOne = 'Omite 1 fila, o corrige el archivo';
export const leaveOut = 'Omite {rows} filas, o corrige el archivo';
export const badColumns = 'columns tiene que ser una lista de {header, field}, cada field una sola vez o null';
export const columnsOfFile = 'columns tiene que ser las del archivo, en su orden';
export const badUndated = 'undated tiene que ser leave-out, today o el 1 de enero de un año entre 1900 y el actual';
export const badValues = 'values tiene que dar a las palabras de un campo un valor de su lista, o null';
export const columnsTwice = 'dos columnas no pueden ser el mismo campo';

/** A sealed report that waited on a device. */
export const unknownKey = 'Este informe se cifró con una clave que el servidor no tiene';
export const cannotOpen = 'Este informe cifrado no se puede abrir';
