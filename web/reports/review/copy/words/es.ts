/** The review of a report: the preview of its public copy, and the list of what was found in it. */

/** Heading of the preview. */
export const publicPreview = 'Así se publicará';
/** Beside the heading, for a moment. */
export const updating = 'Actualizando…';
/** {message} is a sentence that says why. */
export const previewFailed = 'No se ha podido crear la vista previa: {message}';
export const tryAgain = 'Reintentar';
export const loadingPreview = 'Cargando la vista previa…';
/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** Headings, as public readers have them. */
export const whatHappened = 'Qué pasó';
export const analysis = 'Análisis del equipo de seguridad';
export const whenAndWhere = 'Cuándo y dónde';
export const aircraft = 'Aeronave';
export const flight = 'Vuelo y condiciones';
/** The parts of the day, in place of a time. */
export const partsOfDay = {
  morning: 'por la mañana',
  midday: 'a mediodía',
  afternoon: 'por la tarde',
  evening: 'al anochecer',
  night: 'de noche',
};

/** A field, and its hint where the reporter gave a headline, or none. */
export const publicHeadline = 'Título público';
export const withReporters = 'Déjalo vacío para publicar el título de quien informó.';
export const withNone = 'El informe llegó sin título. Unas palabras sobre lo que pasó ayudan a encontrarlo.';

/**
 * Heard by screen readers of a button within the preview: {shown} stands in place of {original}, words of the report; {kind},
 * {outcome} and {reason} say what it is (`name`), what became of it (`replaced in the public copy`) and why it was found.
 */
export const replacedFind = '{shown} en lugar de «{original}», {kind}, {outcome}: {reason}. Pulsa para restaurarlo.';
/** The same of words that stand as they were written. */
export const otherFind = '«{original}», {kind}, {outcome}: {reason}. Pulsa para sustituirlo.';
/** What the mouse says over these buttons. */
export const pressToPutBack = '{reason}. Pulsa para restaurarlo.';
export const pressToReplace = '{reason}. Pulsa para sustituirlo.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Datos que identifican';
export const nothingFound =
  'No se ha encontrado nada que identifique a nadie. Lee la copia una vez más antes de publicarla.';
/** Heard by screen readers between words of the report and what stands in their place, where others see an arrow. */
export const becomes = 'pasa a ser';
/** How often the same words were found. */
export const times = { one: '{count} vez', other: '{count} veces' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Se sustituye siempre, porque está en un campo confidencial.';
/** Buttons of a find. */
export const leaveAsItIs = 'Dejar como está';
export const putBack = 'Restaurar';
export const replace = 'Sustituir';
export const reword = 'Reformular';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Texto en su lugar';
export const useWording = 'Usar este texto';
export const cancel = 'Cancelar';

/** Heading of a form that unfolds, and what it says. */
export const replaceMore = 'Sustituir más palabras';
export const selectToo = 'También puedes seleccionar palabras en el informe y sustituirlas allí.';
/** Labels of its fields, and an example: `[eliminado]` is the placeholder that public copies show. */
export const wordsInReport = 'Palabras del informe';
export const wordingInTheirPlace = 'Texto en su lugar';
export const removedOrReworded = '[eliminado], o «el instructor»';
export const replaceEverywhere = 'Sustituir en todas partes';
/** Beside the button, after it was pressed. */
export const notInReport = 'Estas palabras no están en el informe.';
export const replacedIn = { one: 'Sustituido en {count} sitio.', other: 'Sustituido en {count} sitios.' };
