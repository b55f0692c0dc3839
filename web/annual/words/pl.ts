/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Raport roczny';
export const forWhom = 'Dla zarządu albo dla wszystkich członków';
export const noStaffRights =
  'To konto nie ma uprawnień zespołu: piloci mogą się zalogować, ale nie widzą zgłoszeń i ich nie sprawdzają. O dostęp można poprosić administratora klubu.';
export const loadingYear = 'Wczytywanie raportu rocznego…';
export const yearNotLoaded = 'Nie udało się wczytać raportu rocznego.';
export const chooseClub = 'Proszę wybrać klub, aby zobaczyć jego raport roczny.';
/** Labels of two lists. */
export const year = 'Rok';
export const edition = 'Wydanie';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Zespół bezpieczeństwa i zarząd', members: 'Wszyscy członkowie' };
/** A button. */
export const saveAsPdf = 'Zapisz PDF';

/** Title of the printed report. */
export const yearOfClub = '{club}: rok {year} w zgłoszeniach';
/** Below the title. */
export const forWhomItIs = {
  team: 'Dla zespołu bezpieczeństwa i zarządu. Poufne.',
  members: 'Dla wszystkich członków.',
};

/** Labels of numbers. */
export const reports = 'Zgłoszenia';
export const published = 'Opublikowane';
export const notPublished = 'Nieopublikowane';
export const waiting = 'Jeszcze nierozpoczęte';
export const actionsOpen = 'Działania otwarte';
export const actionsDone = 'Działania wykonane';
export const actionsWorked = 'Działania, które pomogły';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'mniej niż 5';

/** Titles of charts. */
export const allByQuarter = 'Wszystkie zgłoszenia według kwartałów';
export const publishedByQuarter = 'Opublikowane zgłoszenia według kwartałów';
/** Heading of the first column of their table. */
export const quarter = 'Kwartał';
export const flightPhase = 'Faza lotu';
export const aircraftCategory = 'Kategoria statku powietrznego';
export const operationType = 'Rodzaj lotu';
export const categoryOfOccurrence = 'Kategoria zdarzenia';
export const risk = 'Ryzyko';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'wysokie', medium: 'średnie', low: 'niskie' };

/** Heading above the published reports. */
export const whatWasLearned = 'Czego nas to nauczyło';
export const nothingPublished = 'Z tego roku nic jeszcze nie opublikowano.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'Najnowsze: {shown} z {count} opublikowanego zgłoszenia.',
  few: 'Najnowsze: {shown} z {count} opublikowanych zgłoszeń.',
  many: 'Najnowsze: {shown} z {count} opublikowanych zgłoszeń.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} z {count} opublikowanego zgłoszenia.',
  few: '{shown} z {count} opublikowanych zgłoszeń.',
  many: '{shown} z {count} opublikowanych zgłoszeń.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Analiza zespołu bezpieczeństwa:';
/** {address} is a link. */
export const wholeReport = 'Całe zgłoszenie: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Działania i czy pomogły';
export const noActions = 'W tym roku nie dodano żadnych działań.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = {
  one: 'Najnowsze: {shown} z {count}.',
  few: 'Najnowsze: {shown} z {count}.',
  many: 'Najnowsze: {shown} z {count}.',
};
/** Headings of columns. */
export const action = 'Działanie';
export const state = 'Stan';
export const due = 'Termin';
export const didItWork = 'Czy pomogło?';
/** The state of an action. */
export const actionStates = { open: 'Otwarte', done: 'Wykonane', dropped: 'Zaniechane' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Tak', partly: 'Częściowo', no: 'Nie' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Co trafiło do urzędu';
export const nothingSent = 'Nie odnotowano wysłania niczego w sprawie zgłoszeń z tego roku.';
export const asNoted = 'Dotyczy zgłoszeń z tego roku, według wpisów przy wysłaniu.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Pierwsze powiadomienia';
export const preliminaryResults = 'Wstępne wyniki';
export const finalResults = 'Wyniki końcowe';
export const notReportable = 'Bez obowiązku zgłoszenia';
export const late = 'Wysłane z opóźnieniem lub zaległe';
