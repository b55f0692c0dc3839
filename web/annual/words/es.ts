/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Memoria anual';
export const forWhom = 'Para la junta directiva, o para todos los socios';
export const noStaffRights =
  'Tu cuenta no da acceso a los informes: los pilotos pueden iniciar sesión, pero no verlos ni revisarlos. Si necesitas acceso, pídeselo al administrador de tu club.';
export const loadingYear = 'Cargando la memoria anual…';
export const yearNotLoaded = 'No se ha podido cargar la memoria anual.';
export const chooseClub = 'Elige un club para ver su memoria anual.';
/** Labels of two lists. */
export const year = 'Año';
export const edition = 'Edición';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Equipo de seguridad y junta', members: 'Todos los socios' };
/** A button. */
export const saveAsPdf = 'Guardar en PDF';

/** Title of the printed report. */
export const yearOfClub = '{club}: {year} en informes de seguridad';
/** Below the title. */
export const forWhomItIs = {
  team: 'Para el equipo de seguridad y la junta. Confidencial.',
  members: 'Para todos los socios.',
};

/** Labels of numbers. */
export const reports = 'Informes';
export const published = 'Publicados';
export const notPublished = 'Sin publicar';
export const waiting = 'Sin seguimiento';
export const actionsOpen = 'Medidas abiertas';
export const actionsDone = 'Medidas hechas';
export const actionsWorked = 'Medidas que funcionaron';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'menos de 5';

/** Titles of charts. */
export const allByQuarter = 'Todos los informes por trimestre';
export const publishedByQuarter = 'Informes publicados por trimestre';
/** Heading of the first column of their table. */
export const quarter = 'Trimestre';
export const flightPhase = 'Fase de vuelo';
export const aircraftCategory = 'Categoría de aeronave';
export const operationType = 'Tipo de operación';
export const categoryOfOccurrence = 'Categoría del suceso';
export const risk = 'Riesgo';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'alto', medium: 'medio', low: 'bajo' };

/** Heading above the published reports. */
export const whatWasLearned = 'Qué hemos aprendido';
export const nothingPublished = 'De este año aún no se ha publicado nada.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'Lo más reciente: {shown} de {count} informe publicado.',
  other: 'Los más recientes: {shown} de {count} informes publicados.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} de {count} informe publicado.',
  other: '{shown} de los {count} informes publicados.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Análisis del equipo de seguridad:';
/** {address} is a link. */
export const wholeReport = 'El informe completo: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Las medidas, y si funcionaron';
export const noActions = 'Este año no se ha añadido ninguna medida.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = {
  one: 'La más reciente: {shown} de {count}.',
  other: 'Las más recientes: {shown} de {count}.',
};
/** Headings of columns. */
export const action = 'Medida';
export const state = 'Estado';
export const due = 'Vence';
export const didItWork = '¿Funcionó?';
/** The state of an action. */
export const actionStates = { open: 'Abierta', done: 'Hecha', dropped: 'Descartada' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Sí', partly: 'En parte', no: 'No' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Qué se envió a la autoridad';
export const nothingSent = 'No consta ningún envío sobre los informes de este año.';
export const asNoted = 'Sobre los informes de este año, según se anotó al enviarlo.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Notificaciones iniciales';
export const preliminaryResults = 'Resultados preliminares';
export const finalResults = 'Resultados finales';
export const notReportable = 'Informes no notificables';
export const late = 'Informes notificados tarde o con el plazo vencido';
