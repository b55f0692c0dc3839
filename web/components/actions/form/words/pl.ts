/** The action form, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Co trzeba zrobić';
export const details = 'Szczegóły';
export const who = 'Osoba odpowiedzialna';
export const byWhen = 'Termin';

/** Placeholder of the owner field. */
export const chooseOrType = 'Wybierz lub wpisz nazwisko';
/** Its first option, which clears the owner. */
export const nobodyYet = 'Jeszcze nikt';
/** Its last option: type a name that is not in the list, or use the search text. */
export const orTypeName = 'Wpisz nazwisko…';
export const takeThisName = 'Użyj tego nazwiska';
/** Placeholder while typing: names of people without an account. */
export const nameExamples = 'Wyciągarkowy, Kasia, zarząd…';
/** A button that returns to the list of the club's staff. */
export const showStaff = 'Pokaż zespół';

/** Title and subtitle of a dialog. */
export const addAction = 'Nowe działanie';
export const withoutReport = 'Kto, co i do kiedy robi, bez związku ze zgłoszeniem.';
/** Title of a message whose text is the action. */
export const actionAdded = 'Dodano działanie';
/** Label of a field, its first option, and why the dialog's button is disabled. */
export const club = 'Klub';
export const selectClub = 'Wybierz klub';
export const pleaseSelectClub = 'Proszę wybrać klub';
export const pleaseSayWhat = 'Proszę napisać, co trzeba zrobić.';

/** Title of a dialog, its button, and the button while busy. */
export const changeAction = 'Zmiana działania';
export const saveAction = 'Zapisz działanie';
export const saving = 'Zapisywanie…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'W międzyczasie ktoś inny zmienił to działanie. To, co wpisano tutaj, nie przepadło.';
