/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Segnalazioni pubblicate';
export const intro =
  'Segnalazioni anonimizzate, esaminate e approvate dal team sicurezza: la sorpresa di un pilota diventa il sapere di tutti.';
/** Two buttons beside the heading. */
export const submitReport = 'Invia una segnalazione';
export const trends = 'Tendenze';
/** A link below the introduction. */
export const briefing = 'Briefing: tre lezioni per oggi';
/** A link at the end of the list. */
export const feed = 'Segui con il feed (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} segnalazione', other: '{count} segnalazioni' };
export const someReports = { one: '{shown} di {count} segnalazione', other: '{shown} di {count} segnalazioni' };
export const noMatch = 'Nessuna segnalazione';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Nessuna segnalazione con questi filtri';
export const tryOthers = 'Prova con altre parole o un periodo più lungo, oppure azzera i filtri per vederle tutte.';
export const showAll = 'Mostra tutte';
export const wrongFilters = 'Questi filtri non si possono usare';
export const clearFilters = 'Azzera i filtri';
export const nothingYet = 'Ancora nessuna segnalazione pubblicata';
export const nothingYetText =
  'Le segnalazioni vengono esaminate prima della pubblicazione. Torna presto: ci sarà qualcosa da imparare.';
export const submitFirst = 'Invia la prima';
export const fetchFailed = 'Non è stato possibile caricare le segnalazioni';
export const checkConnection = 'Controlla la connessione a internet e riprova.';
export const tryAgain = 'Riprova';

/** A report without a headline. */
export const safetyReport = 'Segnalazione di sicurezza';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Analisi del team sicurezza';

/** The report dialog. */
export const loadingReport = 'Caricamento della segnalazione…';
export const reportFailed = 'Non è stato possibile caricare la segnalazione';
export const notPublic = 'Questa segnalazione non è pubblica';
export const maybeWithdrawn = 'Forse il team sicurezza che l’aveva pubblicata l’ha ritirata.';
export const copyLink = 'Copia link';
/** Messages after pressing it. */
export const linkCopied = 'Link copiato';
export const linkCopiedText = 'Con questo link chiunque può leggere la segnalazione, finché è pubblica.';
export const copyThisLink = 'Copia questo link';
