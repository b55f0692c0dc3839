/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Jahresbericht';
export const forWhom = 'Für den Vorstand oder für alle Mitglieder';
export const noStaffRights =
  'Mit der Rolle Pilot kannst du dich anmelden, aber keine Meldungen sehen oder prüfen. Wenn du Zugang brauchst, frag einen Admin deines Vereins.';
export const loadingYear = 'Jahresbericht wird geladen…';
export const yearNotLoaded = 'Der Jahresbericht konnte nicht geladen werden.';
export const chooseClub = 'Wähle einen Verein, um seinen Jahresbericht zu sehen.';
/** Labels of two lists. */
export const year = 'Jahr';
export const edition = 'Ausgabe';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Sicherheitsteam und Vorstand', members: 'Alle Mitglieder' };
/** A button. */
export const saveAsPdf = 'Als PDF sichern';

/** Title of the printed report. */
export const yearOfClub = '{club}: Sicherheit {year}';
/** Below the title. */
export const forWhomItIs = {
  team: 'Für Sicherheitsteam und Vorstand. Vertraulich.',
  members: 'Für alle Mitglieder.',
};

/** Labels of numbers. */
export const reports = 'Meldungen';
export const published = 'Veröffentlicht';
export const notPublished = 'Nicht veröffentlicht';
export const waiting = 'Noch nicht angesehen';
export const actionsOpen = 'Maßnahmen offen';
export const actionsDone = 'Maßnahmen erledigt';
export const actionsWorked = 'Wirksame Maßnahmen';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'weniger als 5';

/** Titles of charts. */
export const allByQuarter = 'Alle Meldungen nach Quartal';
export const publishedByQuarter = 'Veröffentlichte Meldungen nach Quartal';
/** Heading of the first column of their table. */
export const quarter = 'Quartal';
export const flightPhase = 'Flugphase';
export const aircraftCategory = 'Art des Luftfahrzeugs';
export const operationType = 'Art des Fluges';
export const categoryOfOccurrence = 'Ereigniskategorie';
export const risk = 'Risiko';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'hoch', medium: 'mittel', low: 'niedrig' };

/** Heading above the published reports. */
export const whatWasLearned = 'Was wir gelernt haben';
export const nothingPublished = 'Aus diesem Jahr ist noch nichts veröffentlicht.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'Die neueste: {shown} von {count} veröffentlichten Meldung.',
  other: 'Die {shown} neuesten von {count} veröffentlichten Meldungen.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} von {count} veröffentlichten Meldung.',
  other: '{shown} von {count} veröffentlichten Meldungen.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Auswertung des Sicherheitsteams:';
/** {address} is a link. */
export const wholeReport = 'Die ganze Meldung: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Maßnahmen, und ob sie geholfen haben';
export const noActions = 'In diesem Jahr kam keine Maßnahme hinzu.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = { one: 'Die neueste: {shown} von {count}.', other: 'Die {shown} neuesten von {count}.' };
/** Headings of columns. */
export const action = 'Maßnahme';
export const state = 'Stand';
export const due = 'Fällig';
export const didItWork = 'Hat es geholfen?';
/** The state of an action. */
export const actionStates = { open: 'Offen', done: 'Erledigt', dropped: 'Verworfen' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Ja', partly: 'Teilweise', no: 'Nein' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Was an die Behörde ging';
export const nothingSent = 'Zu den Meldungen dieses Jahres ist nichts als gesendet vermerkt.';
export const asNoted = 'Zu den Meldungen dieses Jahres, wie beim Senden vermerkt.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Erstmeldungen';
export const preliminaryResults = 'Vorläufige Ergebnisse';
export const finalResults = 'Abschließende Ergebnisse';
export const notReportable = 'Nicht meldepflichtige Meldungen';
export const late = 'Zu spät gesendet oder überfällig';
