/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Veröffentlichte Sicherheitsmeldungen';
export const intro =
  'Anonymisierte Meldungen, geprüft und freigegeben vom Sicherheitsteam, damit aus der Überraschung eines Einzelnen das Wissen aller wird.';
/** Two buttons beside the heading. */
export const submitReport = 'Meldung abgeben';
export const trends = 'Trends';
/** A link below the introduction. */
export const briefing = 'Briefing: drei Lehren für heute';
/** A link at the end of the list. */
export const feed = 'Als Feed abonnieren (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} Meldung', other: '{count} Meldungen' };
export const someReports = { one: '{shown} von {count} Meldung', other: '{shown} von {count} Meldungen' };
export const noMatch = 'Keine Meldung passt';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Keine Meldung passt zu diesen Filtern';
export const tryOthers =
  'Versuche andere Wörter oder einen längeren Zeitraum, oder setze die Filter zurück, um alle Meldungen zu sehen.';
export const showAll = 'Alle Meldungen zeigen';
export const wrongFilters = 'Diese Filter gehen so nicht';
export const clearFilters = 'Filter zurücksetzen';
export const nothingYet = 'Noch keine veröffentlichten Meldungen';
export const nothingYetText =
  'Sicherheitsmeldungen werden vor der Veröffentlichung von unserem Team geprüft. Schau bald wieder vorbei.';
export const submitFirst = 'Die erste Meldung abgeben';
export const fetchFailed = 'Die Meldungen konnten nicht geladen werden';
export const checkConnection = 'Bitte prüfe deine Internetverbindung und versuche es noch einmal.';
export const tryAgain = 'Noch einmal versuchen';

/** A report without a headline. */
export const safetyReport = 'Sicherheitsmeldung';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Auswertung des Sicherheitsteams';

/** The report dialog. */
export const loadingReport = 'Meldung wird geladen…';
export const reportFailed = 'Die Meldung konnte nicht geladen werden';
export const notPublic = 'Diese Meldung ist nicht öffentlich';
export const maybeWithdrawn = 'Vielleicht hat das Sicherheitsteam sie wieder zurückgezogen.';
export const copyLink = 'Link kopieren';
/** Messages after pressing it. */
export const linkCopied = 'Link kopiert';
export const linkCopiedText = 'Mit ihm können alle diese Meldung lesen, solange sie öffentlich ist.';
export const copyThisLink = 'Kopiere diesen Link';
