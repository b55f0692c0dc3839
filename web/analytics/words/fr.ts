/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Tendances';
export const manyTogether = 'Ce que disent beaucoup de REX pris ensemble';
export const noStaffRights =
  'Votre compte ne donne pas accès à cette page : un pilote peut se connecter, mais pas voir ni relire les REX. Si vous en avez besoin, adressez-vous à l’admin de votre club.';
export const loadingTrends = 'Chargement des tendances…';
export const trendsNotLoaded = 'Impossible de charger les tendances.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Par';
export const periodKinds = { year: 'Années', quarter: 'Trimestres', month: 'Mois' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Mot recherché';
/** A link to a page. */
export const annualReport = 'Bilan annuel';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Les REX au fil du temps';
export const period = 'Période';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Phase de vol';
export const aircraftCategory = 'Catégorie d’aéronef';
export const operationType = 'Type d’activité';
export const categoryOfOccurrence = 'Catégorie d’événement';
/** Heading of a column: the category of an occurrence. */
export const category = 'Catégorie';
export const risk = 'Risque';
/** Below a chart. */
export const countsInBoth = 'Un REX compte une fois dans chacune de ses catégories.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Élevé', medium: 'Moyen', low: 'Faible' };

/** Labels of numbers. */
export const reports = 'REX';
export const waiting = 'Pas encore traités';
export const actionsOpen = 'Actions ouvertes';
export const actionsDone = 'Actions faites';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, dont {overdue} en retard';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, efficaces : {worked}';
