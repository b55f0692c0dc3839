/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Autoridad';
export const loading = 'Cargando…';
/** {reason} is what went wrong. */
export const notLoaded = 'No se ha podido cargar: {reason}';
export const tryAgain = 'Reintentar';

/** Section headings; the note is beside the first. */
export const deadlines = 'Plazos';
export const someMustBeReported =
  'Algunos sucesos hay que notificarlos a la autoridad en un plazo de 72 horas. Crea aquí el archivo y súbelo después al portal de la autoridad.';
export const fileForAuthority = 'Archivo para la autoridad';
export const sentToAuthority = 'Enviado a la autoridad';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Notificación inicial',
  'follow-up': 'Resultados preliminares',
  final: 'Resultados finales',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'vence el {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'envío: {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'No notificable: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Cambiar el plazo o marcar como no notificable';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Cuándo lo supo el club ({zone})';
export const awareAtHint = 'Las 72 horas cuentan desde aquí. Si está vacío, cuentan desde que se envió el informe.';
export const whyNotReportable = 'Por qué no es notificable';
export const whyNotReportableHint = 'Con un motivo no hay plazo. Si está vacío, hay que notificar el suceso.';
/** A button, and its label while busy. */
export const save = 'Guardar';
export const saving = 'Guardando…';
/** A message: its title and its text. */
export const notSaved = 'No se ha guardado';
export const couldNotBeSaved = 'No se ha podido guardar.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'El archivo está completo.';
export const missingForFile = {
  one: 'Al archivo le falta una cosa:',
  other: 'Al archivo le faltan {count} cosas:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Elige la autoridad del club en Ajustes del club';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Datos que faltan en el informe';
export const detailsMissingAdded = {
  one: 'Datos que faltan en el informe ({count} añadido)',
  other: 'Datos que faltan en el informe ({count} añadidos)',
};
export const onlyForAuthority =
  'Solo para la autoridad: lo que pongas aquí sustituye en el archivo a lo que dice el informe. El informe no cambia.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Fecha local',
  localTime: 'Hora local',
  utcDate: 'Fecha UTC',
  utcTime: 'Hora UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'En el informe: {value}';
/** Below the State of Registry. */
export const unknownState =
  'Este país no se reconoce, así que no aparece en el archivo. Escribe su nombre o su código de dos letras.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Sin indicar';
export const asReported = 'Como en el informe';
export const saveForAuthority = 'Guardar para la autoridad';
/** A message: its title and its text. */
export const savedForAuthority = 'Guardado para la autoridad';
export const reportStays = 'El informe no cambia.';

/** Labels: which file, and which version of the texts. */
export const file = 'Archivo';
export const texts = 'Textos';
export const fileTexts = {
  anonymised: 'Anonimizados, como en una copia pública',
  original: 'Tal como los escribió quien informó',
};
export const includeRegistration = 'Incluir la matrícula y el número de serie de la aeronave';
/** A button, and why it is disabled. */
export const downloadFile = 'Descargar archivo';
export const notCompleteYet = 'El archivo aún no está completo.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'Que sepamos, ninguna autoridad lo ha aceptado todavía';
/** Name of a hidden link. */
export const theFile = 'El archivo';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = '¿Enviar las palabras de quien informó?';
export const textMayName =
  'El texto puede nombrar a personas, aeronaves y a quien informó, y se queda en la base de datos de la autoridad. A quien informó se le prometió confidencialidad. Cada descarga de este tipo queda registrada.';
export const downloadOriginal = 'Descargar el original';

/** Labels of fields. */
export const sentOn = 'Fecha de envío';
export const reference = 'Referencia de la autoridad';
/** A button. */
export const markAsSent = 'Marcar como enviado';
/** Title of a message. */
export const notMarkedAsSent = 'No se ha marcado como enviado';

/** List heading. */
export const whatWasSent = 'Qué se ha enviado';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, ref. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Lo anotó {name}.';
export const noFileDownloaded = 'No se había descargado ningún archivo.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Anulado';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Anular';
export const withdrawing = 'Anulando…';
/** Title of a message. */
export const notWithdrawn = 'No se ha anulado';
/** A dialog: its title and its text. */
export const withdrawEntry = '¿Anular esta anotación?';
export const staysInHistory =
  'Se queda en el historial, tachada, y su plazo vuelve a contar. Ante la autoridad no se anula nada.';
