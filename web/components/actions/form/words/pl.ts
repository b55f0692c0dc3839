/** The form of an action, in a dialog and in the follow-up of a report. */

/** Labels of fields. */
export const whatToDo = 'Co trzeba zrobić';
export const details = 'Szczegóły';
export const who = 'Osoba odpowiedzialna';
export const byWhen = 'Termin';

/** In the field for who does it: nothing is chosen yet. */
export const chooseOrType = 'Wybierz lub wpisz nazwisko';
/** Its first choice: takes the name away. */
export const nobodyYet = 'Jeszcze nikt';
/** Its last choice: types a name, instead of one of the list, or what was searched for. */
export const orTypeName = 'Wpisz nazwisko…';
export const takeThisName = 'Użyj tego nazwiska';
/** In the field as long as it is empty: names of people without an account. */
export const nameExamples = 'Wyciągarkowy, Kasia, zarząd…';
/** A button: back to the list of the club's staff. */
export const showStaff = 'Pokaż zespół';

/** A dialog: its title and what stands below it. */
export const addAction = 'Nowe działanie';
export const withoutReport = 'Kto, co i do kiedy robi, bez związku ze zgłoszeniem.';
/** Title of a message; its text is what is to be done. */
export const actionAdded = 'Dodano działanie';
/** Label of a field, its first choice, and why the dialog's button cannot be pressed. */
export const club = 'Klub';
export const selectClub = 'Wybierz klub';
export const pleaseSelectClub = 'Proszę wybrać klub';
export const pleaseSayWhat = 'Proszę napisać, co trzeba zrobić.';

/** A dialog: its title, its button, and what that reads while it works. */
export const changeAction = 'Zmiana działania';
export const saveAction = 'Zapisz działanie';
export const saving = 'Zapisywanie…';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'W międzyczasie ktoś inny zmienił to działanie. To, co wpisano tutaj, nie przepadło.';
