/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Jaaroverzicht';
export const forWhom = 'Voor het bestuur, of voor alle leden';
export const noStaffRights =
  'Je account heeft geen beheerrechten: vliegers kunnen inloggen, maar geen meldingen zien of beoordelen. Vraag de beheerder van je club als je toegang nodig hebt.';
export const loadingYear = 'Jaaroverzicht laden…';
export const yearNotLoaded = 'Het jaaroverzicht kon niet worden geladen.';
export const chooseClub = 'Kies een club om het jaaroverzicht te zien.';
/** Labels of two lists. */
export const year = 'Jaar';
export const edition = 'Uitgave';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Veiligheidsteam en bestuur', members: 'Alle leden' };
/** A button. */
export const saveAsPdf = 'Opslaan als PDF';

/** Title of the printed report. */
export const yearOfClub = '{club}: veiligheid in {year}';
/** Below the title. */
export const forWhomItIs = {
  team: 'Voor het veiligheidsteam en het bestuur. Vertrouwelijk.',
  members: 'Voor alle leden.',
};

/** Labels of numbers. */
export const reports = 'Meldingen';
export const published = 'Gepubliceerd';
export const notPublished = 'Niet gepubliceerd';
export const waiting = 'Nog niet bekeken';
export const actionsOpen = 'Acties open';
export const actionsDone = 'Acties afgerond';
export const actionsWorked = 'Acties met resultaat';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'minder dan 5';

/** Titles of charts. */
export const allByQuarter = 'Alle meldingen per kwartaal';
export const publishedByQuarter = 'Gepubliceerde meldingen per kwartaal';
/** Heading of the first column of their table. */
export const quarter = 'Kwartaal';
export const flightPhase = 'Vluchtfase';
export const aircraftCategory = 'Soort toestel';
export const operationType = 'Soort activiteit';
export const categoryOfOccurrence = 'Soort voorval';
export const risk = 'Risico';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'hoog', medium: 'middel', low: 'laag' };

/** Heading above the published reports. */
export const whatWasLearned = 'Wat we ervan leerden';
export const nothingPublished = 'Van dit jaar is nog niets gepubliceerd.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'De nieuwste {shown} van {count} gepubliceerde melding.',
  other: 'De nieuwste {shown} van {count} gepubliceerde meldingen.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} van {count} gepubliceerde melding.',
  other: '{shown} van {count} gepubliceerde meldingen.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Analyse van het veiligheidsteam:';
/** {address} is a link. */
export const wholeReport = 'De hele melding: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Acties, en of ze hielpen';
export const noActions = 'Dit jaar is er geen actie toegevoegd.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = { one: 'De nieuwste {shown} van {count}.', other: 'De nieuwste {shown} van {count}.' };
/** Headings of columns. */
export const action = 'Actie';
export const state = 'Status';
export const due = 'Uiterlijk';
export const didItWork = 'Heeft het geholpen?';
/** The state of an action. */
export const actionStates = { open: 'Open', done: 'Afgerond', dropped: 'Vervallen' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Ja', partly: 'Deels', no: 'Nee' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Wat naar de luchtvaartautoriteit ging';
export const nothingSent = 'Over de meldingen van dit jaar is niets als verstuurd genoteerd.';
export const asNoted = 'Over de meldingen van dit jaar, zoals genoteerd bij het versturen.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Eerste kennisgevingen';
export const preliminaryResults = 'Voorlopige resultaten';
export const finalResults = 'Eindresultaten';
export const notReportable = 'Niet meldingsplichtig';
export const late = 'Te laat verstuurd of termijn verstreken';
