/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Trendy';
export const manyTogether = 'Co říkají hlášení dohromady';
export const noStaffRights =
  'Váš účet nemá práva bezpečnostního týmu: piloti se přihlásit mohou, hlášení ale nevidí ani neposuzují. Potřebujete-li přístup, požádejte admina svého aeroklubu.';
export const loadingTrends = 'Načítám trendy…';
export const trendsNotLoaded = 'Trendy se nepodařilo načíst.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Členění';
export const periodKinds = { year: 'Roky', quarter: 'Čtvrtletí', month: 'Měsíce' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Hledané slovo';
/** A link to a page. */
export const annualReport = 'Roční zpráva';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Hlášení v čase';
export const period = 'Období';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Fáze letu';
export const aircraftCategory = 'Kategorie letadla';
export const operationType = 'Druh provozu';
export const categoryOfOccurrence = 'Kategorie události';
/** Heading of a column: the category of an occurrence. */
export const category = 'Kategorie';
export const risk = 'Riziko';
/** Below a chart. */
export const countsInBoth = 'Hlášení se počítá jednou v každé ze svých kategorií.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Vysoké', medium: 'Střední', low: 'Nízké' };

/** Labels of numbers. */
export const reports = 'Hlášení';
export const waiting = 'Zatím neřešená';
export const actionsOpen = 'Otevřená opatření';
export const actionsDone = 'Hotová opatření';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, po termínu {overdue}';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, pomohlo: {worked}';
