/** The hazard form, in a dialog. A hazard is something that could hurt somebody, e.g. a winch cable across a taxiway. */

/** Labels of fields, and the hints below them. */
export const hazard = 'Wat er mis kan gaan';
export const hazardExamples = 'Auto’s op de baan tijdens het lieren';
export const description = 'Beschrijving';
export const controls = 'Beheersmaatregelen';
export const controlsHint = 'Wat er al tegen gedaan is: regels, materieel, briefings.';
export const severity = 'Ernst';
export const likelihood = 'Waarschijnlijkheid';
export const choose = 'Kies';
/** An option for severity or likelihood: {number} from 1 to 5, {words} what it means. */
export const gradeWithMeaning = '{number} – {words}';
/** Headings of two groups side by side: each has a severity and a likelihood. */
export const beforeControls = 'Voor maatregelen';
export const afterControls = 'Na maatregelen';
/** Beside each group, before the chip. */
export const level = 'Niveau';
export const who = 'Verantwoordelijke';
export const reviewOn = 'Opnieuw beoordelen op';
/** Label of three choices: open, accepted, closed. */
export const state = 'Status';
export const states = { open: 'Open', accepted: 'Geaccepteerd', closed: 'Gesloten' };
export const closedBecause = 'Reden van sluiten';

/** Headings of two lists. */
export const actions = 'Acties';
export const reports = 'Meldingen';
/** A field that adds to the list of actions; its last option adds the typed text as a new action. */
export const addAction = 'Actie toevoegen';
export const typeNewAction = 'Typ wat er moet gebeuren';
export const asNewAction = 'Als nieuwe actie toevoegen';
/** After an action that will be added when the hazard is saved. */
export const newAction = 'nieuw';
/** A button, shown as an icon, that removes {title} from the list. */
export const remove = 'Verwijderen: {title}';
/** Instead of a title while it is loading, or if it cannot be loaded. */
export const loading = 'Laden…';
export const report = 'Melding';
export const noReports = 'Er is nog geen melding bij. Voeg er een toe vanuit de afhandeling.';
/** A button that opens the form of the action {title}. */
export const openAction = 'Openen: {title}';

/** Dialogs: titles, buttons, and the buttons while busy. */
export const addHazard = 'Gevaar toevoegen';
export const changeHazard = 'Gevaar';
export const add = 'Gevaar toevoegen';
export const adding = 'Toevoegen…';
export const save = 'Gevaar opslaan';
export const saveMine = 'Mijn versie opslaan';
export const saving = 'Opslaan…';
/** Titles of messages whose text is the hazard. */
export const hazardAdded = 'Gevaar toegevoegd';
export const hazardSaved = 'Gevaar opgeslagen';
/** Why the button is disabled. */
export const pleaseName = 'Schrijf wat er mis kan gaan.';
export const pleaseRate = 'Kies ernst en waarschijnlijkheid.';
export const pleaseSayWhy = 'Schrijf waarom het gesloten wordt.';
export const pleaseSelectClub = 'Kies eerst een club';
/** Label of a field, and its first option. */
export const club = 'Club';
export const selectClub = 'Kies een club';
/** Above the fields that somebody else changed. */
export const changedMeanwhile = 'Iemand anders heeft dit gevaar intussen gewijzigd. Wat je schreef, staat hier nog.';
