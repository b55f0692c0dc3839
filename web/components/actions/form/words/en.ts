/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'What needs to be done';
export const details = 'Details';
export const who = 'Owner';
export const byWhen = 'Due date';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Choose or type a name';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Nobody yet';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Or type a name...';
export const takeThisName = 'Use this name';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Winch master, Pat, the committee...';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Show staff';

/** A dialog: its title and what stands below it. */
export const addAction = 'Add Action';
export const withoutReport = 'Who does what by when, not linked to a report.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Action added';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Club';
export const selectClub = 'Select a club';
export const pleaseSelectClub = 'Please select a club';
export const pleaseSayWhat = 'Please say what needs to be done.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Change Action';
export const saveAction = 'Save Action';
export const saving = 'Saving...';
/** {title} is what is to be done, as somebody else has saved it. */
export const changedMeanwhile =
  'Somebody else has changed this action in the meantime. It now reads “{title}”. What you wrote is still here.';
