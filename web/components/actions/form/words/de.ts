/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Was zu tun ist';
export const details = 'Einzelheiten';
export const who = 'Zuständig';
export const byWhen = 'Bis wann';

/** Placeholder of the owner field. */
export const chooseOrType = 'Namen wählen oder eingeben';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Noch niemand';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Oder Namen eingeben…';
export const takeThisName = 'Diesen Namen nehmen';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Windenwart, Uli, der Vorstand…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Sicherheitsteam zeigen';

/** Title and subtitle of a dialog. */
export const addAction = 'Neue Maßnahme';
export const withoutReport = 'Wer was bis wann macht, ohne dass eine Meldung dahintersteht.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Maßnahme angelegt';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Verein';
export const selectClub = 'Verein wählen';
export const pleaseSelectClub = 'Bitte wähle einen Verein';
export const pleaseSayWhat = 'Bitte schreib, was zu tun ist.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Maßnahme ändern';
export const saveAction = 'Maßnahme speichern';
export const saving = 'Wird gespeichert…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile =
  'Jemand anderes hat diese Maßnahme inzwischen geändert. Was du geschrieben hast, ist noch da.';
