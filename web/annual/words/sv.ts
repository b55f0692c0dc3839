/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Årsrapport';
export const forWhom = 'För styrelsen eller för alla medlemmar';
export const noStaffRights =
  'Ditt konto hör inte till säkerhetsteamet: piloter kan logga in, men inte se eller granska rapporter. Fråga klubbens administratör om du behöver åtkomst.';
export const loadingYear = 'Laddar årsrapporten…';
export const yearNotLoaded = 'Årsrapporten kunde inte laddas.';
export const chooseClub = 'Välj en klubb för att se dess årsrapport.';
/** Labels of two lists. */
export const year = 'År';
export const edition = 'Utgåva';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Säkerhetsteamet och styrelsen', members: 'Alla medlemmar' };
/** A button. */
export const saveAsPdf = 'Spara som PDF';

/** Title of the printed report. */
export const yearOfClub = '{club}: {year} i säkerhetsrapporter';
/** Below the title. */
export const forWhomItIs = {
  team: 'För säkerhetsteamet och styrelsen. Konfidentiellt.',
  members: 'För alla medlemmar.',
};

/** Labels of numbers. */
export const reports = 'Rapporter';
export const published = 'Publicerade';
export const notPublished = 'Inte publicerade';
export const waiting = 'Ännu inte påbörjade';
export const actionsOpen = 'Öppna åtgärder';
export const actionsDone = 'Klara åtgärder';
export const actionsWorked = 'Åtgärder som gav effekt';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'färre än 5';

/** Titles of charts. */
export const allByQuarter = 'Alla rapporter per kvartal';
export const publishedByQuarter = 'Publicerade rapporter per kvartal';
/** Heading of the first column of their table. */
export const quarter = 'Kvartal';
export const flightPhase = 'Flygfas';
export const aircraftCategory = 'Typ av luftfartyg';
export const operationType = 'Typ av verksamhet';
export const categoryOfOccurrence = 'Händelsekategori';
export const risk = 'Risk';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'hög', medium: 'medel', low: 'låg' };

/** Heading above the published reports. */
export const whatWasLearned = 'Vad vi lärde oss';
export const nothingPublished = 'Inget från det här året är publicerat ännu.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'Den senaste {shown} av {count} publicerad rapport.',
  other: 'De senaste {shown} av {count} publicerade rapporter.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} av {count} publicerad rapport.',
  other: '{shown} av {count} publicerade rapporter.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Säkerhetsteamets analys:';
/** {address} is a link. */
export const wholeReport = 'Hela rapporten: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Åtgärder och vad de gav';
export const noActions = 'Ingen åtgärd lades till det här året.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = { one: 'Den senaste {shown} av {count}.', other: 'De senaste {shown} av {count}.' };
/** Headings of columns. */
export const action = 'Åtgärd';
export const state = 'Läge';
export const due = 'Klar senast';
export const didItWork = 'Gav den effekt?';
/** The state of an action. */
export const actionStates = { open: 'Öppen', done: 'Klar', dropped: 'Struken' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Ja', partly: 'Delvis', no: 'Nej' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Vad som gick till myndigheten';
export const nothingSent = 'För årets rapporter har inget antecknats som skickat.';
export const asNoted = 'Avser årets rapporter, enligt anteckningen vid avsändandet.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Första anmälningar';
export const preliminaryResults = 'Preliminära resultat';
export const finalResults = 'Slutliga resultat';
export const notReportable = 'Inte rapporteringspliktiga';
export const late = 'Skickade för sent eller med passerad tidsfrist';
