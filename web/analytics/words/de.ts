/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Trends';
export const manyTogether = 'Was viele Meldungen zusammen zeigen';
export const noStaffRights =
  'Mit der Rolle Pilot kannst du dich anmelden, aber keine Meldungen sehen oder prüfen. Wenn du Zugang brauchst, frag einen Admin deines Vereins.';
export const loadingTrends = 'Trends werden geladen…';
export const trendsNotLoaded = 'Die Trends konnten nicht geladen werden.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Einteilung';
export const periodKinds = { year: 'Jahre', quarter: 'Quartale', month: 'Monate' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Stichwort';
/** A link to a page. */
export const annualReport = 'Jahresbericht';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Meldungen im Lauf der Zeit';
export const period = 'Zeitraum';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Flugphase';
export const aircraftCategory = 'Art des Luftfahrzeugs';
export const operationType = 'Art des Fluges';
export const categoryOfOccurrence = 'Ereigniskategorie';
/** Heading of a column: the category of an occurrence. */
export const category = 'Kategorie';
export const risk = 'Risiko';
/** Below a chart. */
export const countsInBoth = 'Eine Meldung zählt in jeder ihrer Kategorien einmal.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Hoch', medium: 'Mittel', low: 'Niedrig' };

/** Labels of numbers. */
export const reports = 'Meldungen';
export const waiting = 'Noch nicht angesehen';
export const actionsOpen = 'Maßnahmen offen';
export const actionsDone = 'Maßnahmen erledigt';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, davon {overdue} überfällig';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, davon wirksam: {worked}';
