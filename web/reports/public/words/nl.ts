/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Openbare veiligheidsmeldingen';
export const intro =
  'Geanonimiseerde meldingen, beoordeeld en goedgekeurd door het veiligheidsteam. Wat de een overkwam, weet zo iedereen.';
/** Two buttons beside the heading. */
export const submitReport = 'Melding doen';
export const trends = 'Trends';
/** A link below the introduction. */
export const briefing = 'Briefing: drie lessen voor vandaag';
/** A link at the end of the list. */
export const feed = 'Volgen via feed (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} melding', other: '{count} meldingen' };
export const someReports = { one: '{shown} van {count} melding', other: '{shown} van {count} meldingen' };
export const noMatch = 'Geen meldingen gevonden';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Geen meldingen bij deze filters';
export const tryOthers = 'Probeer andere woorden of een langere periode, of wis de filters om alle meldingen te zien.';
export const showAll = 'Alle meldingen tonen';
export const wrongFilters = 'Deze filters kunnen niet worden gebruikt';
export const clearFilters = 'Filters wissen';
export const nothingYet = 'Nog geen openbare meldingen';
export const nothingYetText =
  'Het veiligheidsteam beoordeelt meldingen voordat ze verschijnen. Kom gauw nog eens kijken.';
export const submitFirst = 'Doe de eerste melding';
export const fetchFailed = 'De meldingen konden niet worden opgehaald';
export const checkConnection = 'Controleer je internetverbinding en probeer het opnieuw.';
export const tryAgain = 'Opnieuw proberen';

/** A report without a headline. */
export const safetyReport = 'Veiligheidsmelding';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Analyse van het veiligheidsteam';

/** The report dialog. */
export const loadingReport = 'Melding laden…';
export const reportFailed = 'De melding kon niet worden opgehaald';
export const notPublic = 'Deze melding is niet openbaar';
export const maybeWithdrawn = 'Misschien heeft het veiligheidsteam de melding teruggetrokken.';
export const copyLink = 'Link kopiëren';
/** Messages after pressing it. */
export const linkCopied = 'Link gekopieerd';
export const linkCopiedText = 'Iedereen met deze link kan de melding lezen, zolang die openbaar is.';
export const copyThisLink = 'Kopieer deze link';
