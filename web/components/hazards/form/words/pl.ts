/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Co może pójść nie tak';
export const hazardExamples = 'Samochód na pasie podczas startu';
export const description = 'Opis';
export const controls = 'Środki kontroli ryzyka';
export const controlsHint = 'Co już temu zapobiega: zasady, sprzęt, odprawy.';
export const severity = 'Dotkliwość';
export const likelihood = 'Prawdopodobieństwo';
export const choose = 'Wybierz';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Przed wprowadzeniem środków';
export const afterControls = 'Po wprowadzeniu środków';
/** Beside each group, before the chip. */
export const level = 'Poziom';
export const who = 'Osoba odpowiedzialna';
export const reviewOn = 'Data przeglądu';
/** Label of three choices: open, accepted, closed. */
export const state = 'Stan';
export const states = { open: 'Otwarte', accepted: 'Zaakceptowane', closed: 'Zamknięte' };
export const closedBecause = 'Powód zamknięcia';

/** Headings of two lists. */
export const actions = 'Działania';
export const reports = 'Zgłoszenia';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Dodaj działanie';
export const typeNewAction = 'Wpisz, co trzeba zrobić';
export const asNewAction = 'Dodaj jako nowe działanie';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'nowe';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Usuń: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Wczytywanie…';
export const report = 'Zgłoszenie';
export const noReports = 'Nie ma jeszcze zgłoszeń na ten temat. Można je dodać z zakładki „Sprawa” w zgłoszeniu.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Otwórz: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Nowe zagrożenie';
export const changeHazard = 'Zagrożenie';
export const add = 'Dodaj zagrożenie';
export const adding = 'Dodawanie…';
export const save = 'Zapisz zagrożenie';
export const saveMine = 'Zapisz moją wersję';
export const saving = 'Zapisywanie…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Dodano zagrożenie';
export const hazardSaved = 'Zapisano zagrożenie';
/** Why the button is disabled. */
export const pleaseName = 'Proszę napisać, co może pójść nie tak.';
export const pleaseRate = 'Proszę wybrać dotkliwość i prawdopodobieństwo.';
export const pleaseSayWhy = 'Proszę napisać, dlaczego zostaje zamknięte.';
export const pleaseSelectClub = 'Proszę wybrać klub';
/** Label of a field, and its first option. */
export const club = 'Klub';
export const selectClub = 'Wybierz klub';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'W międzyczasie ktoś inny zmienił to zagrożenie. To, co wpisano tutaj, nie przepadło.';
