/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Was zu tun ist';
export const details = 'Einzelheiten';
export const who = 'Zuständig';
export const byWhen = 'Bis wann';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Namen wählen oder eingeben';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Noch niemand';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Oder Namen eingeben…';
export const takeThisName = 'Diesen Namen nehmen';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Windenwart, Uli, der Vorstand…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Sicherheitsteam zeigen';

/** A dialog: its title and what stands below it. */
export const addAction = 'Neue Maßnahme';
export const withoutReport = 'Wer macht was bis wann, ohne dass eine Meldung dahintersteht.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Maßnahme angelegt';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Verein';
export const selectClub = 'Verein wählen';
export const pleaseSelectClub = 'Bitte wähle einen Verein';
export const pleaseSayWhat = 'Bitte schreib, was zu tun ist.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Maßnahme ändern';
export const saveAction = 'Maßnahme speichern';
export const saving = 'Wird gespeichert…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile =
  'Jemand anderes hat diese Maßnahme inzwischen geändert. Was du geschrieben hast, ist noch da.';
