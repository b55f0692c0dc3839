/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'Zgłoszenia razem';
export const pendingReview = 'Do sprawdzenia';
export const approvedAndPublic = 'Publiczne';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'brak danych';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Sprawy:';
export const followUps = {
  new: { one: '{number} nowa', few: '{number} nowe', many: '{number} nowych' },
  'in-hand': { one: '{number} w toku', few: '{number} w toku', many: '{number} w toku' },
  'to-check': { one: '{number} do oceny', few: '{number} do oceny', many: '{number} do oceny' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Klawisze: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} – po liście, {enter} – otwórz, {n} – następne zgłoszenie';
/** The key, as it is named on a keyboard. */
export const enter = 'Enter';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Tylko zgłoszenia z cechą';
export const showOthersToo = ': pokaż także inne';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Do sprawdzenia', approved: 'Zatwierdzone', rejected: 'Niepubliczne' };

/** A report without a headline. */
export const safetyReport = 'Zgłoszenie zdarzenia';
/** On a card: the safety team has written a comment. */
export const commented = 'Z komentarzem';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = {
  one: '{count} otwarte działanie',
  few: '{count} otwarte działania',
  many: '{count} otwartych działań',
};
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Nowa odpowiedź';

/** Heard by screen readers. */
export const loadingReports = 'Wczytywanie zgłoszeń…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'Nie udało się wczytać zgłoszeń';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'Brak zgłoszeń';
export const allReviewed = 'Wszystkie zgłoszenia zostały sprawdzone';
export const noApprovedYet = 'Nie ma jeszcze zatwierdzonych zgłoszeń';
export const noneSubmittedYet = 'Nikt jeszcze nie wysłał zgłoszenia';
export const filtersLeaveOut = 'Resztę ukrywają filtry: po ich wyczyszczeniu widać wszystkie zgłoszenia.';
export const wrongFilters = 'Tych filtrów nie da się użyć';
/** A button. */
export const clearFilters = 'Wyczyść filtry';
