/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'What could go wrong, how bad it would be, and what is in place to prevent it';
export const noStaffRights =
  "Your account has no staff rights: pilots can sign in, but cannot see hazards. Ask your club's admin if you need access.";
export const loadingHazards = 'Loading hazards...';
export const notLoaded = 'The hazards could not be loaded.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Open', accepted: 'Accepted', closed: 'Closed', all: 'All' };

/** Buttons. */
export const addHazard = 'Add hazard';
export const print = 'Print';
export const printing = 'Preparing...';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Not printed';
export const notAllLoaded = 'Not all hazards could be loaded.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'No open hazards. Add anything that could hurt somebody at your airfield, and say how bad it would be, how likely it is, and what is in place to prevent it.',
  accepted: 'No accepted hazards. Accept a hazard if the club can live with the remaining risk.',
  closed: 'No closed hazards.',
  all: 'No hazards yet. Add anything that could hurt somebody at your airfield, and say how bad it would be, how likely it is, and what is in place to prevent it.',
};
export const nothingInCell = 'No hazards with this severity and likelihood.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Hazards by severity and likelihood, before controls';
export const severity = 'Severity';
export const likelihood = 'Likelihood';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Severity {severity}, likelihood {likelihood}, level {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} hazard', other: '{count} hazards' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'The numbers in the grid could not be loaded.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = '{from} to {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Severity {severity}, likelihood {likelihood}';
export const showAll = 'Show all';

/** Headings of the columns. */
export const columns = {
  hazard: 'Hazard',
  before: 'Before controls',
  after: 'After controls',
  who: 'Owner',
  review: 'Review',
};
export const nobodyYet = 'Nobody yet';
export const noReview = 'none planned';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'review was due on {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} report', other: '{count} reports' };
export const actions = { one: '{count} action', other: '{count} actions' };
export const loadMore = 'Load more hazards';
export const moreFailed = 'More hazards could not be loaded.';
export const hazardNotLoaded = 'The hazard could not be loaded';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Hazard register';
export const asOf = 'As of {day}, for the annual safety review';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Level: {words}';
export const whatWasDone = 'What was done';
export const whatIsLeft = 'Still to do';
export const controls = 'Controls: {text}';
export const closedBecause = 'Closed: {reason}';
export const nothingDone = 'Nothing yet.';
export const nothingLeft = 'Nothing.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Done: {action}';
export const openAction = 'To do: {action}';
export const owner = 'Owner: {who}';
export const dueOn = 'by {day}';
export const reviewOn = 'Review on {day}';
export const worked = { yes: 'it worked', partly: 'it worked in part', no: 'it did not work' };
export const noHazards = 'No hazards.';
