/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'What needs to be done';
export const details = 'Details';
export const who = 'Owner';
export const byWhen = 'Due date';

/** Placeholder of the owner field. */
export const chooseOrType = 'Choose or type a name';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Nobody yet';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Or type a name...';
export const takeThisName = 'Use this name';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Winch master, Pat, the committee...';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Show staff';

/** Title and subtitle of a dialog. */
export const addAction = 'Add Action';
export const withoutReport = 'Who does what by when, not linked to a report.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Action added';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Club';
export const selectClub = 'Select a club';
export const pleaseSelectClub = 'Please select a club';
export const pleaseSayWhat = 'Please say what needs to be done.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Change Action';
export const saveAction = 'Save Action';
export const saving = 'Saving...';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Somebody else has changed this action in the meantime. What you wrote is still here.';
