/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Co je třeba udělat';
export const details = 'Podrobnosti';
export const who = 'Zodpovídá';
export const byWhen = 'Termín';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Vyberte nebo napište jméno';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Zatím nikdo';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Nebo napište jméno…';
export const takeThisName = 'Použít toto jméno';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Navijákář, Honza, výbor…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Zobrazit tým';

/** A dialog: its title and what stands below it. */
export const addAction = 'Přidat opatření';
export const withoutReport = 'Kdo co udělá a dokdy, bez vazby na hlášení.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Opatření přidáno';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Aeroklub';
export const selectClub = 'Vyberte aeroklub';
export const pleaseSelectClub = 'Vyberte prosím aeroklub';
export const pleaseSayWhat = 'Napište prosím, co je třeba udělat.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Upravit opatření';
export const saveAction = 'Uložit opatření';
export const saving = 'Ukládám…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Opatření mezitím změnil někdo jiný. Co jste napsali, tu zůstalo.';
