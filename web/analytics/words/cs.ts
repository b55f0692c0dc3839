/** The page Trends of the staff: charts of what many reports tell together. */

/** Heading of the page, and what stands below it. */
export const trends = 'Trendy';
export const manyTogether = 'Co říkají hlášení dohromady';
export const noStaffRights =
  'Váš účet nemá práva bezpečnostního týmu: piloti se přihlásit mohou, hlášení ale nevidí ani neposuzují. Potřebujete-li přístup, požádejte admina svého aeroklubu.';
export const loadingTrends = 'Načítám trendy…';
export const trendsNotLoaded = 'Trendy se nepodařilo načíst.';
/** Name of a row of tabs: reports are counted by years, quarters or months. */
export const by = 'Členění';
export const periodKinds = { year: 'Roky', quarter: 'Čtvrtletí', month: 'Měsíce' };
/** A link to a page. */
export const yearOnPaper = 'Roční zpráva';

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
/** A number below its label: actions that are open, and how many of them are past their day. */
export const openAndOverdue = '{open}, po termínu {overdue}';
/** A number below its label: actions that are done, and how many of them had the effect that was hoped for. */
export const doneAndWorked = '{done}, pomohlo: {worked}';
