/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Vad som ska göras';
export const details = 'Detaljer';
export const who = 'Ansvarig';
export const byWhen = 'Klar senast';

/** Placeholder of the owner field. */
export const chooseOrType = 'Välj eller skriv ett namn';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Ingen ännu';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Eller skriv ett namn…';
export const takeThisName = 'Använd namnet';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Vinschchefen, Kim, styrelsen…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Visa teamet';

/** Title and subtitle of a dialog. */
export const addAction = 'Lägg till åtgärd';
export const withoutReport = 'Vem gör vad till när, utan att det finns en rapport bakom.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Åtgärden är tillagd';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Klubb';
export const selectClub = 'Välj klubb';
export const pleaseSelectClub = 'Välj en klubb';
export const pleaseSayWhat = 'Skriv vad som ska göras.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Ändra åtgärd';
export const saveAction = 'Spara åtgärden';
export const saving = 'Sparar…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Någon annan har ändrat åtgärden under tiden. Det du skrev finns kvar här.';
