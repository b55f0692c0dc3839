/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Qué pasó';
export const whenAndWhere = 'Cuándo y dónde';
export const aircraft = 'Aeronave';
export const flight = 'Vuelo';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Sin indicar:';
/** A badge beside a field. */
export const notPublic = 'No se publica';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Contacto de quien informó';
export const confidential = 'Confidencial';
export const name = 'Nombre';
export const email = 'Correo';
export const phone = 'Teléfono';
export const onlyForManagers = 'Estos datos no se publican: solo los ve el equipo de seguridad, para el seguimiento.';
export const contactErased = 'El nombre, el correo y el teléfono de quien informó se han borrado.';
export const maybeNeverKnown = 'Si el informe es importado, quizá nunca se supieron.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Borrar datos de contacto';
export const eraseContactTitle = 'Borrar datos de contacto';
export const erasing = 'Borrando…';
export const erasedForGood =
  'El nombre, el correo y el teléfono de quien informó se borran para siempre. No se puede deshacer: después nadie podrá preguntarle nada. También se borra lo que os habéis escrito, y el código de seguimiento deja de valer.';
export const whatStays =
  'Se quedan el informe con todos los demás campos, tu comentario y la copia pública, donde los nombres sustituidos siguen sustituidos. Las copias de seguridad anteriores conservan los datos hasta que se borren.';
/** Messages. */
export const erased = 'Datos de contacto borrados';
export const reportUnchanged = 'El informe no ha cambiado.';
export const eraseFailed = 'No se han borrado los datos de contacto';
export const eraseFailedSentence = 'No se han podido borrar los datos de contacto.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Cambiar';
export const changeLanguage = 'Cambiar el idioma del informe';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Idioma del informe';
export const languageExplained =
  'Los nombres se buscan con las reglas de este idioma, y el archivo para la autoridad lo indica.';
export const saveLanguage = 'Guardar idioma';
export const saving = 'Guardando…';
/** Why the button is disabled. */
export const enterLanguage = 'Indica un idioma';
/** Messages. */
export const languageSaved = 'Idioma guardado';
export const languageFailed = 'No se ha guardado el idioma';
export const languageFailedSentence = 'No se ha podido guardar el idioma.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Sustituir las palabras seleccionadas';
export const leaveSelected = 'Dejar las palabras seleccionadas como están';
export const wordingInPlace = 'Texto de sustitución';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[eliminado], o «el instructor»';
export const replaceInCopy = 'Sustituir en la copia';
