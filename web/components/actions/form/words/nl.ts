/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Wat er moet gebeuren';
export const details = 'Details';
export const who = 'Verantwoordelijke';
export const byWhen = 'Uiterlijk';

/** Placeholder of the owner field. */
export const chooseOrType = 'Kies of typ een naam';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Nog niemand';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Of typ een naam…';
export const takeThisName = 'Neem deze naam';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Lierman, Kim, het bestuur…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Lijst tonen';

/** Title and subtitle of a dialog. */
export const addAction = 'Actie toevoegen';
export const withoutReport = 'Wie doet wat en wanneer? Een actie die niet bij een melding hoort.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Actie toegevoegd';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Club';
export const selectClub = 'Kies een club';
export const pleaseSelectClub = 'Kies eerst een club';
export const pleaseSayWhat = 'Schrijf wat er moet gebeuren.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Actie wijzigen';
export const saveAction = 'Actie opslaan';
export const saving = 'Opslaan…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Iemand anders heeft deze actie intussen gewijzigd. Wat je schreef, staat hier nog.';
