/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Wat er moet gebeuren';
export const details = 'Details';
export const who = 'Verantwoordelijke';
export const byWhen = 'Uiterlijk';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Kies of typ een naam';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Nog niemand';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Of typ een naam…';
export const takeThisName = 'Neem deze naam';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Lierbaas, Kim, het bestuur…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Lijst tonen';

/** A dialog: its title and what stands below it. */
export const addAction = 'Actie toevoegen';
export const withoutReport = 'Wie doet wat en wanneer? Een actie die niet bij een melding hoort.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Actie toegevoegd';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Club';
export const selectClub = 'Kies een club';
export const pleaseSelectClub = 'Kies eerst een club';
export const pleaseSayWhat = 'Schrijf wat er moet gebeuren.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Actie wijzigen';
export const saveAction = 'Actie opslaan';
export const saving = 'Opslaan…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Iemand anders heeft deze actie intussen gewijzigd. Wat je schreef, staat hier nog.';
