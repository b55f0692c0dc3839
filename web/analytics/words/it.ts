/** The page Trends of the staff: charts of what many reports tell together. */

/** Heading of the page, and what stands below it. */
export const trends = 'Tendenze';
export const manyTogether = 'Che cosa dicono molte segnalazioni insieme';
export const noStaffRights =
  'Il tuo account non ha diritti di gestione: i piloti possono accedere, ma non vedere o esaminare le segnalazioni. Se ti serve, chiedi all’amministratore del tuo club.';
export const loadingTrends = 'Caricamento delle tendenze…';
export const trendsNotLoaded = 'Non è stato possibile caricare le tendenze.';
/** Name of a row of tabs: reports are counted by years, quarters or months. */
export const by = 'Per';
export const periodKinds = { year: 'Anni', quarter: 'Trimestri', month: 'Mesi' };
/** A link to a page. */
export const yearOnPaper = 'Relazione annuale';

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
export const waiting = 'Da esaminare';
export const actionsOpen = 'Azioni aperte';
export const actionsDone = 'Azioni concluse';
/** A number below its label: actions that are open, and how many of them are past their day. */
export const openAndOverdue = '{open}, scadute: {overdue}';
/** A number below its label: actions that are done, and how many of them had the effect that was hoped for. */
export const doneAndWorked = '{done}, con effetto: {worked}';
