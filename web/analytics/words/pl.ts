/** The staff's Trends page: charts of what many reports show when taken together. */

/** Page heading and subtitle. */
export const trends = 'Trendy';
export const manyTogether = 'Co mówią razem wszystkie zgłoszenia';
export const noStaffRights =
  'To konto nie ma uprawnień zespołu: piloci mogą się zalogować, ale nie widzą zgłoszeń i ich nie sprawdzają. O dostęp można poprosić administratora klubu.';
export const loadingTrends = 'Wczytywanie trendów…';
export const trendsNotLoaded = 'Nie udało się wczytać trendów.';
/** Name of a row of tabs that count reports by year, quarter or month. */
export const by = 'Według';
export const periodKinds = { year: 'Lata', quarter: 'Kwartały', month: 'Miesiące' };
/** Name of a filter, on paper: the word that the reports contain. */
export const keyword = 'Szukane słowo';
/** A link to a page. */
export const annualReport = 'Raport roczny';

/** Title of a chart, and heading of the first column of its table. */
export const overTime = 'Zgłoszenia w czasie';
export const period = 'Okres';
/** Titles of charts, and headings of the first columns of their tables. */
export const flightPhase = 'Faza lotu';
export const aircraftCategory = 'Kategoria statku powietrznego';
export const operationType = 'Rodzaj lotu';
export const categoryOfOccurrence = 'Kategoria zdarzenia';
/** Heading of a column: the category of an occurrence. */
export const category = 'Kategoria';
export const risk = 'Ryzyko';
/** Below a chart. */
export const countsInBoth = 'Zgłoszenie liczy się raz w każdej ze swoich kategorii.';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'Wysokie', medium: 'Średnie', low: 'Niskie' };

/** Labels of numbers. */
export const reports = 'Zgłoszenia';
export const waiting = 'Jeszcze nierozpoczęte';
export const actionsOpen = 'Działania otwarte';
export const actionsDone = 'Działania wykonane';
/** A figure below its label: open actions, and how many of them are overdue. */
export const openAndOverdue = '{open}, w tym {overdue} po terminie';
/** A figure below its label: completed actions, and how many of them worked. */
export const doneAndWorked = '{done}, skuteczne: {worked}';
