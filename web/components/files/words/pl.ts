// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Eksport CSV';
export const exporting = 'Eksport…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Wyeksportowano';
export const hasBeenSaved = 'Zapisano plik {name}.';
export const exportFailed = 'Eksport nieudany';
export const failedToExport = 'Nie udało się wyeksportować danych.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt =
  'Wszystkie zgłoszenia, które spełniają warunki filtrów. W pliku nigdy nie ma danych osoby zgłaszającej.';
export const exportIt = 'Eksportuj';
export const nameAircraft = 'Dołącz znaki rejestracyjne i numer fabryczny';
export const beforeNaming =
  'Kto zna szybowiec, często wie, kto nim leciał. Plik, który trafi poza zespół bezpieczeństwa, lepiej zapisać bez tych danych. Dziennik czynności odnotowuje przy każdym eksporcie, czy to pole było zaznaczone.';
