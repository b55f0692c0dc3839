/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Co se může stát';
export const hazardExamples = 'Auta na dráze při navijákovém provozu';
export const description = 'Popis';
export const controls = 'Ochranná opatření';
export const controlsHint = 'Co už tomu brání: pravidla, vybavení, briefingy.';
export const severity = 'Závažnost';
export const likelihood = 'Pravděpodobnost';
export const choose = 'Vybrat';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Před ochrannými opatřeními';
export const afterControls = 'Po ochranných opatřeních';
/** Beside each group, before the chip. */
export const level = 'Úroveň';
export const who = 'Zodpovídá';
export const reviewOn = 'Přezkoumat dne';
/** Label of three choices: open, accepted, closed. */
export const state = 'Stav';
export const states = { open: 'Otevřené', accepted: 'Přijaté', closed: 'Uzavřené' };
export const closedBecause = 'Důvod uzavření';

/** Headings of two lists. */
export const actions = 'Opatření';
export const reports = 'Hlášení';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Přidat opatření';
export const typeNewAction = 'Napsat, co se má udělat';
export const asNewAction = 'Přidat jako nové opatření';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'nové';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Odebrat: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Načítám…';
export const report = 'Hlášení';
export const noReports = 'Zatím o něm není žádné hlášení. Hlášení k němu přiřadíte ze záložky Řešení.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Otevřít: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Nové nebezpečí';
export const changeHazard = 'Nebezpečí';
export const add = 'Přidat nebezpečí';
export const adding = 'Přidávám…';
export const save = 'Uložit nebezpečí';
export const saveMine = 'Uložit moji verzi';
export const saving = 'Ukládám…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Nebezpečí přidáno';
export const hazardSaved = 'Nebezpečí uloženo';
/** Why the button is disabled. */
export const pleaseName = 'Napište prosím, co se může stát.';
export const pleaseRate = 'Vyberte prosím závažnost a pravděpodobnost.';
export const pleaseSayWhy = 'Napište prosím, proč se uzavírá.';
export const pleaseSelectClub = 'Vyberte prosím aeroklub';
/** Label of a field, and its first option. */
export const club = 'Aeroklub';
export const selectClub = 'Vyberte aeroklub';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Toto nebezpečí mezitím změnil někdo jiný. Co jste napsali, tu stále je.';
