/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'Alla rapporter';
export const pendingReview = 'Väntar på granskning';
export const approvedAndPublic = 'Publicerade';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'okänt';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Uppföljning:';
export const followUps = {
  new: { one: '{number} ny', other: '{number} nya' },
  'in-hand': { one: '{number} pågår', other: '{number} pågår' },
  'to-check': { one: '{number} att kontrollera', other: '{number} att kontrollera' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Tangenter: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} flyttar, {enter} öppnar, {n} går till nästa rapport';
/** The key, as it is named on a keyboard. */
export const enter = 'Enter';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Bara rapporter med';
export const showOthersToo = ': visa även de andra';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Väntar på granskning', approved: 'Godkänd', rejected: 'Inte publicerad' };

/** A report without a headline. */
export const safetyReport = 'Säkerhetsrapport';
/** On a card: the safety team has written a comment. */
export const commented = 'Kommenterad';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = { one: '{count} öppen åtgärd', other: '{count} öppna åtgärder' };
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Nytt svar';

/** Heard by screen readers. */
export const loadingReports = 'Laddar rapporter…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'Rapporterna kunde inte hämtas';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'Inga rapporter hittades';
export const allReviewed = 'Alla rapporter är granskade';
export const noApprovedYet = 'Inga godkända rapporter ännu';
export const noneSubmittedYet = 'Inga säkerhetsrapporter har kommit in ännu';
export const filtersLeaveOut = 'Filtren utesluter allt annat: rensa dem för att se alla rapporter.';
export const wrongFilters = 'Filtren går inte att använda';
/** A button. */
export const clearFilters = 'Rensa filtren';
