/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Trends';
export const manyTogether = 'Wat veel meldingen samen vertellen';
export const noStaffRights =
  'Je account heeft geen beheerrechten: vliegers kunnen inloggen, maar geen meldingen zien of beoordelen. Vraag de beheerder van je club als je toegang nodig hebt.';
export const loadingTrends = 'Trends laden…';
export const trendsNotLoaded = 'De trends konden niet worden geladen.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Per';
export const periodKinds = { year: 'Jaar', quarter: 'Kwartaal', month: 'Maand' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Trefwoord';
/** A link to a page. */
export const annualReport = 'Jaaroverzicht';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Meldingen in de tijd';
export const period = 'Periode';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Vluchtfase';
export const aircraftCategory = 'Soort toestel';
export const operationType = 'Soort activiteit';
export const categoryOfOccurrence = 'Soort voorval';
/** Heading of a column: the category of an occurrence. */
export const category = 'Soort';
export const risk = 'Risico';
/** Below a chart. */
export const countsInBoth = 'Een melding telt één keer mee bij elk van haar soorten.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Hoog', medium: 'Middel', low: 'Laag' };

/** Labels of numbers. */
export const reports = 'Meldingen';
export const waiting = 'Nog niet bekeken';
export const actionsOpen = 'Acties open';
export const actionsDone = 'Acties afgerond';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, waarvan {overdue} te laat';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, waarvan {worked} met resultaat';
