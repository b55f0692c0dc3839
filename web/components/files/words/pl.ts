// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Eksport CSV';
export const exporting = 'Eksport…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Wyeksportowano';
export const hasBeenSaved = 'Zapisano plik {name}.';
export const exportFailed = 'Eksport nieudany';
export const failedToExport = 'Nie udało się wyeksportować danych.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt =
  'Wszystkie zgłoszenia, które spełniają warunki filtrów. W pliku nigdy nie ma danych osoby zgłaszającej.';
export const exportIt = 'Eksportuj';
export const nameAircraft = 'Dołącz znaki rejestracyjne i numer fabryczny';
export const beforeNaming =
  'Kto zna szybowiec, często wie, kto nim leciał. Plik, który trafi poza zespół bezpieczeństwa, lepiej zapisać bez tych danych. Dziennik czynności odnotowuje przy każdym eksporcie, czy to pole było zaznaczone.';
