/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Vad som kan gå fel';
export const hazardExamples = 'Bilar på banan under vinschstarter';
export const description = 'Beskrivning';
export const controls = 'Skyddsåtgärder';
export const controlsHint = 'Vad som redan skyddar mot den: regler, utrustning, genomgångar.';
export const severity = 'Allvarlighetsgrad';
export const likelihood = 'Sannolikhet';
export const choose = 'Välj';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Före skyddsåtgärder';
export const afterControls = 'Efter skyddsåtgärder';
/** Beside each group, before the chip. */
export const level = 'Nivå';
export const who = 'Ansvarig';
export const reviewOn = 'Nästa översyn';
/** Label of three choices: open, accepted, closed. */
export const state = 'Läge';
export const states = { open: 'Öppen', accepted: 'Godtagen', closed: 'Avslutad' };
export const closedBecause = 'Skäl till avslut';

/** Headings of two lists. */
export const actions = 'Åtgärder';
export const reports = 'Rapporter';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Lägg till en åtgärd';
export const typeNewAction = 'Skriv vad som ska göras';
export const asNewAction = 'Lägg till som ny åtgärd';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'ny';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Ta bort: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Laddar…';
export const report = 'Rapport';
export const noReports = 'Ingen rapport är kopplad ännu. Koppla en från rapportens uppföljning.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Öppna: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Lägg till fara';
export const changeHazard = 'Fara';
export const add = 'Lägg till fara';
export const adding = 'Lägger till…';
export const save = 'Spara faran';
export const saveMine = 'Spara min version';
export const saving = 'Sparar…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Faran är tillagd';
export const hazardSaved = 'Faran är sparad';
/** Why the button is disabled. */
export const pleaseName = 'Skriv vad som kan gå fel.';
export const pleaseRate = 'Välj allvarlighetsgrad och sannolikhet.';
export const pleaseSayWhy = 'Skriv varför den avslutas.';
export const pleaseSelectClub = 'Välj en klubb';
/** Label of a field, and its first option. */
export const club = 'Klubb';
export const selectClub = 'Välj klubb';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Någon annan har ändrat faran under tiden. Det du skrev finns kvar här.';
