/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'Zgłoszenia razem';
export const pendingReview = 'Do sprawdzenia';
export const approvedAndPublic = 'Publiczne';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'brak danych';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Sprawy:';
export const followUps = {
  new: { one: '{number} nowa', few: '{number} nowe', many: '{number} nowych' },
  'in-hand': { one: '{number} w toku', few: '{number} w toku', many: '{number} w toku' },
  'to-check': { one: '{number} do oceny', few: '{number} do oceny', many: '{number} do oceny' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Klawisze: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} – po liście, {enter} – otwórz, {n} – następne zgłoszenie';
/** The name of the key on a keyboard. */
export const enter = 'Enter';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Tylko zgłoszenia z cechą';
export const showOthersToo = ': pokaż także inne';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Do sprawdzenia', approved: 'Zatwierdzone', rejected: 'Niepubliczne' };

/** A report without a headline. */
export const safetyReport = 'Zgłoszenie zdarzenia';
/** On a card: the safety team has written a comment. */
export const commented = 'Z komentarzem';
/** On a card: open safety actions of the report. */
export const actionsOpen = {
  one: '{count} otwarte działanie',
  few: '{count} otwarte działania',
  many: '{count} otwartych działań',
};
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Nowa odpowiedź';

/** For screen readers. */
export const loadingReports = 'Wczytywanie zgłoszeń…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'Nie udało się wczytać zgłoszeń';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'Brak zgłoszeń';
export const allReviewed = 'Wszystkie zgłoszenia zostały sprawdzone';
export const noApprovedYet = 'Nie ma jeszcze zatwierdzonych zgłoszeń';
export const noneSubmittedYet = 'Nikt jeszcze nie wysłał zgłoszenia';
export const filtersHideAll = 'Żadne zgłoszenie nie pasuje do filtrów: po ich wyczyszczeniu widać wszystkie.';
export const wrongFilters = 'Tych filtrów nie da się użyć';
/** A button. */
export const clearFilters = 'Wyczyść filtry';
