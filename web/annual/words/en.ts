/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Annual Report';
export const forWhom = 'For the committee, or for all members';
export const noStaffRights =
  "Your account has no staff rights: pilots can sign in, but cannot see or review reports. Ask your club's admin if you need access.";
export const loadingYear = 'Loading the annual report...';
export const yearNotLoaded = 'The annual report could not be loaded.';
export const chooseClub = 'Choose a club to see its annual report.';
/** Labels of two lists. */
export const year = 'Year';
export const edition = 'Edition';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'For the safety team and the committee', members: 'For all members' };
/** A button. */
export const saveAsPdf = 'Save as PDF';

/** Title of the printed report. */
export const yearOfClub = '{club}: {year} in safety reports';
/** Below the title. */
export const forWhomItIs = {
  team: 'For the safety team and the committee. Confidential.',
  members: 'For all members.',
};

/** Labels of numbers. */
export const reports = 'Reports';
export const published = 'Published';
export const notPublished = 'Not published';
export const waiting = 'Not started yet';
export const actionsOpen = 'Open actions';
export const actionsDone = 'Completed actions';
export const actionsWorked = 'Actions that worked';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'fewer than 5';

/** Titles of charts. */
export const allByQuarter = 'All reports by quarter';
export const publishedByQuarter = 'Published reports by quarter';
/** Heading of the first column of their table. */
export const quarter = 'Quarter';
export const flightPhase = 'Flight phase';
export const aircraftCategory = 'Aircraft category';
export const operationType = 'Operation type';
export const categoryOfOccurrence = 'Category of occurrence';
export const risk = 'Risk';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'high', medium: 'medium', low: 'low' };

/** Heading above the published reports. */
export const whatWasLearned = 'What was learned';
export const nothingPublished = 'Nothing from this year has been published yet.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'The newest {shown} of {count} published report.',
  other: 'The newest {shown} of {count} published reports.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} of {count} published report.',
  other: '{shown} of {count} published reports.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'SMS Analysis:';
/** {address} is a link. */
export const wholeReport = 'Full report: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Actions, and whether they worked';
export const noActions = 'No action was added this year.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = { one: 'The newest {shown} of {count}.', other: 'The newest {shown} of {count}.' };
/** Headings of columns. */
export const action = 'Action';
export const state = 'State';
export const due = 'Due';
export const didItWork = 'Did it work?';
/** The state of an action. */
export const actionStates = { open: 'Open', done: 'Done', dropped: 'Dropped' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Yes', partly: 'Partly', no: 'No' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Reports to the authority';
export const nothingSent = 'Nothing from this year has been marked as sent.';
export const asNoted = 'For this year’s reports, as recorded when each file was sent.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'First notifications';
export const preliminaryResults = 'Preliminary results';
export const finalResults = 'Final results';
export const notReportable = 'Not reportable';
export const late = 'Reports sent late or overdue';
