/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'Alla rapporter';
export const pendingReview = 'Väntar på granskning';
export const approvedAndPublic = 'Publicerade';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'okänt';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Uppföljning:';
export const followUps = {
  new: { one: '{number} ny', other: '{number} nya' },
  'in-hand': { one: '{number} pågår', other: '{number} pågår' },
  'to-check': { one: '{number} att kontrollera', other: '{number} att kontrollera' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Tangenter: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} flyttar, {enter} öppnar, {n} går till nästa rapport';
/** The name of the key on a keyboard. */
export const enter = 'Enter';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Bara rapporter med';
export const showOthersToo = ': visa även de andra';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Väntar på granskning', approved: 'Godkänd', rejected: 'Inte publicerad' };

/** A report without a headline. */
export const safetyReport = 'Säkerhetsrapport';
/** On a card: the safety team has written a comment. */
export const commented = 'Kommenterad';
/** On a card: open safety actions of the report. */
export const actionsOpen = { one: '{count} öppen åtgärd', other: '{count} öppna åtgärder' };
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Nytt svar';

/** For screen readers. */
export const loadingReports = 'Laddar rapporter…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'Rapporterna kunde inte hämtas';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'Inga rapporter hittades';
export const allReviewed = 'Alla rapporter är granskade';
export const noApprovedYet = 'Inga godkända rapporter ännu';
export const noneSubmittedYet = 'Inga säkerhetsrapporter har kommit in ännu';
export const filtersHideAll = 'Ingen rapport matchar filtren: rensa dem för att se alla rapporter.';
export const wrongFilters = 'Filtren går inte att använda';
/** A button. */
export const clearFilters = 'Rensa filtren';
