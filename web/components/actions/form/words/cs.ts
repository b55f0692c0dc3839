/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Co je třeba udělat';
export const details = 'Podrobnosti';
export const who = 'Zodpovídá';
export const byWhen = 'Termín';

/** Placeholder of the owner field. */
export const chooseOrType = 'Vyberte nebo napište jméno';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Zatím nikdo';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Nebo napište jméno…';
export const takeThisName = 'Použít toto jméno';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Navijákář, Honza, výbor…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Zobrazit tým';

/** Title and subtitle of a dialog. */
export const addAction = 'Přidat opatření';
export const withoutReport = 'Kdo co udělá a dokdy, bez vazby na hlášení.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Opatření přidáno';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Aeroklub';
export const selectClub = 'Vyberte aeroklub';
export const pleaseSelectClub = 'Vyberte prosím aeroklub';
export const pleaseSayWhat = 'Napište prosím, co je třeba udělat.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Upravit opatření';
export const saveAction = 'Uložit opatření';
export const saving = 'Ukládám…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Opatření mezitím změnil někdo jiný. Co jste napsali, tu zůstalo.';
