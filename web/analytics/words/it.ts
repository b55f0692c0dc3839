/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Tendenze';
export const manyTogether = 'Che cosa dicono molte segnalazioni insieme';
export const noStaffRights =
  'Il tuo account non ha diritti di gestione: i piloti possono accedere, ma non vedere o esaminare le segnalazioni. Se ti serve, chiedi all’amministratore del tuo club.';
export const loadingTrends = 'Caricamento delle tendenze…';
export const trendsNotLoaded = 'Non è stato possibile caricare le tendenze.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Per';
export const periodKinds = { year: 'Anni', quarter: 'Trimestri', month: 'Mesi' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Testo cercato';
/** A link to a page. */
export const annualReport = 'Relazione annuale';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Segnalazioni nel tempo';
export const period = 'Periodo';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Fase di volo';
export const aircraftCategory = 'Categoria di aeromobile';
export const operationType = 'Tipo di attività';
export const categoryOfOccurrence = 'Categoria di evento';
/** Heading of a column: the category of an occurrence. */
export const category = 'Categoria';
export const risk = 'Rischio';
/** Below a chart. */
export const countsInBoth = 'Una segnalazione conta una volta in ciascuna delle sue categorie.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Alto', medium: 'Medio', low: 'Basso' };

/** Labels of numbers. */
export const reports = 'Segnalazioni';
export const waiting = 'Non ancora gestite';
export const actionsOpen = 'Azioni aperte';
export const actionsDone = 'Azioni concluse';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, scadute: {overdue}';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, con effetto: {worked}';
