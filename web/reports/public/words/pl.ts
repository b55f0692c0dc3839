/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Opublikowane zgłoszenia';
export const intro =
  'Zgłoszenia zanonimizowane, sprawdzone i zatwierdzone przez zespół bezpieczeństwa. Aby to, co zaskoczyło jednego pilota, nie zaskoczyło następnych.';
/** Two buttons beside the heading. */
export const submitReport = 'Zgłoś zdarzenie';
export const trends = 'Trendy';
/** A link below the introduction. */
export const briefing = 'Odprawa: trzy wnioski na dziś';
/** A link at the end of the list. */
export const feed = 'Kanał Atom';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} zgłoszenie', few: '{count} zgłoszenia', many: '{count} zgłoszeń' };
export const someReports = {
  one: '{shown} z {count} zgłoszenia',
  few: '{shown} z {count} zgłoszeń',
  many: '{shown} z {count} zgłoszeń',
};
export const noMatch = 'Brak pasujących zgłoszeń';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Żadne zgłoszenie nie pasuje do filtrów';
export const tryOthers = 'Pomóc mogą inne słowa, dłuższy okres albo wyczyszczenie filtrów.';
export const showAll = 'Pokaż wszystkie';
export const wrongFilters = 'Tych filtrów nie da się użyć';
export const clearFilters = 'Wyczyść filtry';
export const nothingYet = 'Nie ma jeszcze opublikowanych zgłoszeń';
export const nothingYetText =
  'Zanim zgłoszenie się tu ukaże, sprawdza je zespół bezpieczeństwa. Warto zajrzeć ponownie za jakiś czas.';
export const submitFirst = 'Wyślij pierwsze zgłoszenie';
export const fetchFailed = 'Nie udało się wczytać zgłoszeń';
export const checkConnection = 'Proszę sprawdzić połączenie z internetem i spróbować ponownie.';
export const tryAgain = 'Spróbuj ponownie';

/** A report without a headline. */
export const safetyReport = 'Zgłoszenie zdarzenia';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Analiza zespołu bezpieczeństwa';

/** The report dialog. */
export const loadingReport = 'Wczytywanie zgłoszenia…';
export const reportFailed = 'Nie udało się wczytać zgłoszenia';
export const notPublic = 'To zgłoszenie nie jest publiczne';
export const maybeWithdrawn = 'Być może wycofał je zespół bezpieczeństwa, który je opublikował.';
export const copyLink = 'Kopiuj link';
/** Messages after pressing it. */
export const linkCopied = 'Skopiowano link';
export const linkCopiedText = 'Przeczyta je każdy, kto dostanie link, dopóki zgłoszenie jest publiczne.';
export const copyThisLink = 'Link do skopiowania';
