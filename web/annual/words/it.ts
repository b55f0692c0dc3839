/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Relazione annuale';
export const forWhom = 'Per il consiglio direttivo, o per tutti i soci';
export const noStaffRights =
  'Il tuo account non ha diritti di gestione: i piloti possono accedere, ma non vedere o esaminare le segnalazioni. Se ti serve, chiedi all’amministratore del tuo club.';
export const loadingYear = 'Caricamento della relazione annuale…';
export const yearNotLoaded = 'Non è stato possibile caricare la relazione annuale.';
export const chooseClub = 'Scegli un club per vedere la sua relazione annuale.';
/** Labels of two lists. */
export const year = 'Anno';
export const edition = 'Edizione';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Team sicurezza e direttivo', members: 'Tutti i soci' };
/** A button. */
export const saveAsPdf = 'Salva in PDF';

/** Title of the printed report. */
export const yearOfClub = '{club}: il {year} nelle segnalazioni di sicurezza';
/** Below the title. */
export const forWhomItIs = {
  team: 'Per il team sicurezza e il consiglio direttivo. Riservato.',
  members: 'Per tutti i soci.',
};

/** Labels of numbers. */
export const reports = 'Segnalazioni';
export const published = 'Pubblicate';
export const notPublished = 'Non pubblicate';
export const waiting = 'Non ancora gestite';
export const actionsOpen = 'Azioni aperte';
export const actionsDone = 'Azioni concluse';
export const actionsWorked = 'Azioni che hanno funzionato';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'meno di 5';

/** Titles of charts. */
export const allByQuarter = 'Tutte le segnalazioni per trimestre';
export const publishedByQuarter = 'Segnalazioni pubblicate per trimestre';
/** Heading of the first column of their table. */
export const quarter = 'Trimestre';
export const flightPhase = 'Fase di volo';
export const aircraftCategory = 'Categoria di aeromobile';
export const operationType = 'Tipo di attività';
export const categoryOfOccurrence = 'Categoria di evento';
export const risk = 'Rischio';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'alto', medium: 'medio', low: 'basso' };

/** Heading above the published reports. */
export const whatWasLearned = 'Che cosa abbiamo imparato';
export const nothingPublished = 'Di quest’anno non è ancora stato pubblicato nulla.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'La più recente ({shown} di {count} segnalazione pubblicata).',
  other: 'Le {shown} più recenti di {count} segnalazioni pubblicate.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} di {count} segnalazione pubblicata.',
  other: '{shown} delle {count} segnalazioni pubblicate.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Analisi del team sicurezza:';
/** {address} is a link. */
export const wholeReport = 'La segnalazione completa: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Le azioni, e se hanno funzionato';
export const noActions = 'Quest’anno non è stata aggiunta nessuna azione.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = {
  one: 'La più recente ({shown} di {count}).',
  other: 'Le {shown} più recenti di {count}.',
};
/** Headings of columns. */
export const action = 'Azione';
export const state = 'Stato';
export const due = 'Scadenza';
export const didItWork = 'Ha funzionato?';
/** The state of an action. */
export const actionStates = { open: 'Aperta', done: 'Conclusa', dropped: 'Abbandonata' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Sì', partly: 'In parte', no: 'No' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Che cosa è andato all’autorità';
export const nothingSent = 'Per le segnalazioni di quest’anno non risulta annotato nessun invio.';
export const asNoted = 'Per le segnalazioni di quest’anno, come annotato al momento dell’invio.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Prime notifiche';
export const preliminaryResults = 'Risultati preliminari';
export const finalResults = 'Risultati finali';
export const notReportable = 'Segnalazioni senza obbligo verso l’autorità';
export const late = 'Segnalazioni inviate in ritardo o scadute';
