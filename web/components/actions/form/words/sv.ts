/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Vad som ska göras';
export const details = 'Detaljer';
export const who = 'Ansvarig';
export const byWhen = 'Klar senast';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Välj eller skriv ett namn';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Ingen ännu';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Eller skriv ett namn…';
export const takeThisName = 'Använd namnet';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Vinschchefen, Kim, styrelsen…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Visa teamet';

/** A dialog: its title and what stands below it. */
export const addAction = 'Lägg till åtgärd';
export const withoutReport = 'Vem gör vad till när, utan att det finns en rapport bakom.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Åtgärden är tillagd';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Klubb';
export const selectClub = 'Välj klubb';
export const pleaseSelectClub = 'Välj en klubb';
export const pleaseSayWhat = 'Skriv vad som ska göras.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Ändra åtgärd';
export const saveAction = 'Spara åtgärden';
export const saving = 'Sparar…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Någon annan har ändrat åtgärden under tiden. Det du skrev finns kvar här.';
