/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Public Safety Reports';
export const intro =
  "Anonymised reports, reviewed and approved by the Safety Management team, so that one pilot's surprise becomes everybody's knowledge.";
/** Two buttons beside the heading. */
export const submitReport = 'Submit a Report';
export const trends = 'Trends';
/** A link below the introduction. */
export const briefing = 'Briefing: three lessons for today';
/** A link at the end of the list. */
export const feed = 'Subscribe to the feed (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} report', other: '{count} reports' };
export const someReports = { one: '{shown} of {count} report', other: '{shown} of {count} reports' };
export const noMatch = 'No reports match';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'No reports match these filters';
export const tryOthers = 'Try other words or a longer period, or clear the filters to see all reports.';
export const showAll = 'Show all reports';
export const wrongFilters = 'These filters cannot be used';
export const clearFilters = 'Clear the filters';
export const nothingYet = 'No public reports yet';
export const nothingYetText =
  'Safety reports are reviewed by our team before being published. Check back soon for valuable safety insights.';
export const submitFirst = 'Submit the first report';
export const fetchFailed = 'Failed to fetch reports';
export const checkConnection = 'Please check your internet connection and try again.';
export const tryAgain = 'Try again';

/** A report without a headline. */
export const safetyReport = 'Safety Report';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'SMS Analysis';

/** The report dialog. */
export const loadingReport = 'Loading the report...';
export const reportFailed = 'Failed to fetch the report';
export const notPublic = 'This report is not public';
export const maybeWithdrawn = 'It may have been withdrawn by the safety team that published it.';
export const copyLink = 'Copy link';
/** Messages after pressing it. */
export const linkCopied = 'Link copied';
export const linkCopiedText = 'Anyone with the link can read this report, as long as it is public.';
export const copyThisLink = 'Copy this link';
