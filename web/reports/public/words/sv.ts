/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Publicerade säkerhetsrapporter';
export const intro =
  'Anonymiserade rapporter, granskade och godkända av säkerhetsteamet, så att en pilots överraskning blir allas kunskap.';
/** Two buttons beside the heading. */
export const submitReport = 'Skicka en rapport';
export const trends = 'Trender';
/** A link below the introduction. */
export const briefing = 'Genomgång: tre lärdomar för i dag';
/** A link at the end of the list. */
export const feed = 'Följ som flöde (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} rapport', other: '{count} rapporter' };
export const someReports = { one: '{shown} av {count} rapport', other: '{shown} av {count} rapporter' };
export const noMatch = 'Inga rapporter hittades';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Inga rapporter matchar filtren';
export const tryOthers = 'Prova andra ord eller en längre period, eller rensa filtren för att se alla rapporter.';
export const showAll = 'Visa alla rapporter';
export const wrongFilters = 'Filtren går inte att använda';
export const clearFilters = 'Rensa filtren';
export const nothingYet = 'Inga publicerade rapporter ännu';
export const nothingYetText =
  'Säkerhetsrapporter granskas av vårt team innan de publiceras. Titta gärna in igen snart.';
export const submitFirst = 'Skicka den första rapporten';
export const fetchFailed = 'Rapporterna kunde inte hämtas';
export const checkConnection = 'Kontrollera internetanslutningen och försök igen.';
export const tryAgain = 'Försök igen';

/** A report without a headline. */
export const safetyReport = 'Säkerhetsrapport';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Säkerhetsteamets analys';

/** The report dialog. */
export const loadingReport = 'Laddar rapporten…';
export const reportFailed = 'Rapporten kunde inte hämtas';
export const notPublic = 'Rapporten är inte publicerad';
export const maybeWithdrawn = 'Säkerhetsteamet som publicerade den kan ha dragit tillbaka den.';
export const copyLink = 'Kopiera länken';
/** Messages after pressing it. */
export const linkCopied = 'Länken är kopierad';
export const linkCopiedText = 'Alla kan läsa rapporten med den, så länge den är publicerad.';
export const copyThisLink = 'Kopiera den här länken';
