/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Trender';
export const manyTogether = 'Vad många rapporter visar tillsammans';
export const noStaffRights =
  'Ditt konto hör inte till säkerhetsteamet: piloter kan logga in, men inte se eller granska rapporter. Fråga klubbens administratör om du behöver åtkomst.';
export const loadingTrends = 'Laddar trenderna…';
export const trendsNotLoaded = 'Trenderna kunde inte laddas.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Per';
export const periodKinds = { year: 'År', quarter: 'Kvartal', month: 'Månad' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Sökord';
/** A link to a page. */
export const annualReport = 'Årsrapport';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Rapporter över tid';
export const period = 'Period';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Flygfas';
export const aircraftCategory = 'Typ av luftfartyg';
export const operationType = 'Typ av verksamhet';
export const categoryOfOccurrence = 'Händelsekategori';
/** Heading of a column: the category of an occurrence. */
export const category = 'Kategori';
export const risk = 'Risk';
/** Below a chart. */
export const countsInBoth = 'En rapport räknas en gång i var och en av sina kategorier.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Hög', medium: 'Medel', low: 'Låg' };

/** Labels of numbers. */
export const reports = 'Rapporter';
export const waiting = 'Ännu inte påbörjade';
export const actionsOpen = 'Öppna åtgärder';
export const actionsDone = 'Klara åtgärder';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, försenade: {overdue}';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, varav {worked} gav effekt';
