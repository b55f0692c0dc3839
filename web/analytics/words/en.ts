/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Trends';
export const manyTogether = 'What the reports show when taken together';
export const noStaffRights =
  "Your account has no staff rights: pilots can sign in, but cannot see or review reports. Ask your club's admin if you need access.";
export const loadingTrends = 'Loading the trends...';
export const trendsNotLoaded = 'The trends could not be loaded.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Group by';
export const periodKinds = { year: 'Years', quarter: 'Quarters', month: 'Months' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Keyword';
/** A link to a page. */
export const annualReport = 'Annual report';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Reports over time';
export const period = 'Period';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Flight phase';
export const aircraftCategory = 'Aircraft category';
export const operationType = 'Operation type';
export const categoryOfOccurrence = 'Category of occurrence';
/** Heading of a column: the category of an occurrence. */
export const category = 'Category';
export const risk = 'Risk';
/** Below a chart. */
export const countsInBoth = 'A report counts once in each of its categories.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'High', medium: 'Medium', low: 'Low' };

/** Labels of numbers. */
export const reports = 'Reports';
export const waiting = 'Not started yet';
export const actionsOpen = 'Open actions';
export const actionsDone = 'Completed actions';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, {overdue} overdue';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, {worked} of them worked';
