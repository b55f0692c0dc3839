/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Así se publicará';
/** Beside the heading while the preview updates. */
export const updating = 'Actualizando…';
/** {message} is a sentence that says why. */
export const previewFailed = 'No se ha podido crear la vista previa: {message}';
export const tryAgain = 'Reintentar';
export const loadingPreview = 'Cargando la vista previa…';
/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** Headings, as on the public page. */
export const whatHappened = 'Qué pasó';
export const analysis = 'Análisis del equipo de seguridad';
export const whenAndWhere = 'Cuándo y dónde';
export const aircraft = 'Aeronave';
export const flight = 'Vuelo y condiciones';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'por la mañana',
  midday: 'a mediodía',
  afternoon: 'por la tarde',
  evening: 'al anochecer',
  night: 'de noche',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Título público';
export const hintWithHeadline = 'Déjalo vacío para publicar el título de quien informó.';
export const hintWithoutHeadline = 'El informe llegó sin título. Unas palabras sobre lo que pasó ayudan a encontrarlo.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind = '{shown} en lugar de «{original}», {kind}, {outcome}: {reason}. Pulsa para restaurarlo.';
/** The same for words that are unchanged. */
export const otherFind = '«{original}», {kind}, {outcome}: {reason}. Pulsa para sustituirlo.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Pulsa para restaurarlo.';
export const pressToReplace = '{reason}. Pulsa para sustituirlo.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Datos que identifican';
export const nothingFound =
  'No se ha encontrado nada que identifique a nadie. Lee la copia una vez más antes de publicarla.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'pasa a ser';
/** How often the same words were found. */
export const times = { one: '{count} vez', other: '{count} veces' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Se sustituye siempre, porque está en un campo confidencial.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Dejar como está';
export const putBack = 'Restaurar';
export const replace = 'Sustituir';
export const reword = 'Reformular';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Texto de sustitución';
export const useWording = 'Usar este texto';
export const cancel = 'Cancelar';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Sustituir más palabras';
export const selectToo = 'También puedes seleccionar palabras en el informe y sustituirlas allí.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Palabras del informe';
export const wordingInTheirPlace = 'Texto de sustitución';
export const removedOrReworded = '[eliminado], o «el instructor»';
export const replaceEverywhere = 'Sustituir en todas partes';
/** Beside the button after pressing it. */
export const notInReport = 'Estas palabras no están en el informe.';
export const replacedIn = { one: 'Sustituido en {count} sitio.', other: 'Sustituido en {count} sitios.' };
