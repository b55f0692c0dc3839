/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Tendencias';
export const manyTogether = 'Lo que dicen muchos informes juntos';
export const noStaffRights =
  'Tu cuenta no da acceso a los informes: los pilotos pueden iniciar sesión, pero no verlos ni revisarlos. Si necesitas acceso, pídeselo al administrador de tu club.';
export const loadingTrends = 'Cargando las tendencias…';
export const trendsNotLoaded = 'No se han podido cargar las tendencias.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Por';
export const periodKinds = { year: 'Años', quarter: 'Trimestres', month: 'Meses' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Texto buscado';
/** A link to a page. */
export const annualReport = 'Memoria anual';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Informes a lo largo del tiempo';
export const period = 'Periodo';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Fase de vuelo';
export const aircraftCategory = 'Categoría de aeronave';
export const operationType = 'Tipo de operación';
export const categoryOfOccurrence = 'Categoría del suceso';
/** Heading of a column: the category of an occurrence. */
export const category = 'Categoría';
export const risk = 'Riesgo';
/** Below a chart. */
export const countsInBoth = 'Un informe cuenta una vez en cada una de sus categorías.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Alto', medium: 'Medio', low: 'Bajo' };

/** Labels of numbers. */
export const reports = 'Informes';
export const waiting = 'Sin seguimiento';
export const actionsOpen = 'Medidas abiertas';
export const actionsDone = 'Medidas hechas';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, vencidas: {overdue}';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, {worked} con éxito';
