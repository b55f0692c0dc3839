/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'What could go wrong';
export const hazardExamples = 'Cars on the runway during winch launches';
export const description = 'Description';
export const controls = 'Controls';
export const controlsHint = 'What is already in place: rules, equipment, briefings.';
export const severity = 'Severity';
export const likelihood = 'Likelihood';
export const choose = 'Choose';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Before controls';
export const afterControls = 'After controls';
/** Beside each group, before the chip. */
export const level = 'Level';
export const who = 'Owner';
export const reviewOn = 'Review date';
/** Label of three choices: open, accepted, closed. */
export const state = 'State';
export const states = { open: 'Open', accepted: 'Accepted', closed: 'Closed' };
export const closedBecause = 'Reason for closing';

/** Headings of two lists. */
export const actions = 'Actions';
export const reports = 'Reports';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Add an action';
export const typeNewAction = 'Type what needs to be done';
export const asNewAction = 'Add as a new action';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'new';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Remove: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Loading...';
export const report = 'Report';
export const noReports = 'No reports yet. Add a report from its follow-up.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Open: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Add Hazard';
export const changeHazard = 'Hazard';
export const add = 'Add hazard';
export const adding = 'Adding...';
export const save = 'Save hazard';
export const saveMine = 'Save mine';
export const saving = 'Saving...';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Hazard added';
export const hazardSaved = 'Hazard saved';
/** Why the button is disabled. */
export const pleaseName = 'Please say what could go wrong.';
export const pleaseRate = 'Please choose severity and likelihood.';
export const pleaseSayWhy = 'Please say why it is closed.';
export const pleaseSelectClub = 'Please select a club';
/** Label of a field, and its first option. */
export const club = 'Club';
export const selectClub = 'Select a club';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Somebody else has changed this hazard in the meantime. What you wrote is still here.';
