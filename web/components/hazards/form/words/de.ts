/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Was schiefgehen kann';
export const hazardExamples = 'Autos auf der Piste beim Windenstart';
export const description = 'Beschreibung';
export const controls = 'Schutzmaßnahmen';
export const controlsHint = 'Was schon dagegen getan wird: Regeln, Ausrüstung, Briefings.';
export const severity = 'Schwere';
export const likelihood = 'Wahrscheinlichkeit';
export const choose = 'Wählen';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Vor Schutzmaßnahmen';
export const afterControls = 'Nach Schutzmaßnahmen';
/** Beside each group, before the chip. */
export const level = 'Stufe';
export const who = 'Zuständig';
export const reviewOn = 'Überprüfen am';
/** Label of three choices: open, accepted, closed. */
export const state = 'Stand';
export const states = { open: 'Offen', accepted: 'Akzeptiert', closed: 'Abgeschlossen' };
export const closedBecause = 'Grund für den Abschluss';

/** Headings of two lists. */
export const actions = 'Maßnahmen';
export const reports = 'Meldungen';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Maßnahme hinzufügen';
export const typeNewAction = 'Eingeben, was zu tun ist';
export const asNewAction = 'Als neue Maßnahme hinzufügen';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'neu';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Entfernen: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Wird geladen…';
export const report = 'Meldung';
export const noReports = 'Noch keine Meldung dazu. Füge eine aus ihrer Nachbereitung hinzu.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Öffnen: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Gefährdung anlegen';
export const changeHazard = 'Gefährdung';
export const add = 'Gefährdung anlegen';
export const adding = 'Wird angelegt…';
export const save = 'Gefährdung speichern';
export const saveMine = 'Meine Fassung speichern';
export const saving = 'Wird gespeichert…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Gefährdung angelegt';
export const hazardSaved = 'Gefährdung gespeichert';
/** Why the button is disabled. */
export const pleaseName = 'Bitte schreib, was schiefgehen kann.';
export const pleaseRate = 'Bitte wähle Schwere und Wahrscheinlichkeit.';
export const pleaseSayWhy = 'Bitte schreib, warum sie abgeschlossen wird.';
export const pleaseSelectClub = 'Bitte wähle einen Verein';
/** Label of a field, and its first option. */
export const club = 'Verein';
export const selectClub = 'Verein wählen';
/** Above the fields that somebody else changed. */
export const changedMeanwhile =
  'Jemand anderes hat diese Gefährdung inzwischen geändert. Was du geschrieben hast, ist noch da.';
