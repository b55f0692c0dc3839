/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Import zgłoszeń';
export const subtitle = 'Import dawnych zgłoszeń klubu';
export const accessDenied = 'Brak dostępu. Zgłoszenia importują tylko administratorzy i superadministratorzy.';
export const loading = 'Wczytywanie…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Wybór pliku';
export const whichFile =
  'Plik CSV zapisany w dowolnym arkuszu kalkulacyjnym: jedno zgłoszenie w wierszu, nazwy kolumn w pierwszym wierszu, do 5000 zgłoszeń. Nic nie zostanie zaimportowane, zanim nie pokażemy, co z tego powstanie.';
/** Name of the field. */
export const csvFile = 'Plik CSV';
export const chooseFile = 'Wybierz plik';
export const readingFile = 'Odczytywanie pliku…';
export const downloadTemplate = 'Pobierz szablon';
export const tooLarge = 'Plik ma ponad 5 MB. Proszę go podzielić.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = 'Wysyłanie i odczytywanie pliku {name} ({size}). Nic jeszcze nie jest importowane.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = {
  one: 'Zaimportowano {count} zgłoszenie',
  few: 'Zaimportowano {count} zgłoszenia',
  many: 'Zaimportowano {count} zgłoszeń',
};
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Wszystkie te zgłoszenia zaimportowano już wcześniej';
export const theyWait =
  'Zaimportowane zgłoszenia trafiły do oczekujących, każde ze swoją datą zgłoszenia. Nikt nie dostał e-maila.';
export const ifWrong =
  'Jeśli coś się nie zgadza, import można cofnąć w ciągu 24 godzin, dopóki nikt nie pracował nad żadnym z jego zgłoszeń. Ponowny import tego samego pliku niczego nie podwoi; poprawiony w nim wiersz stanie się osobnym zgłoszeniem.';
export const openDashboard = 'Otwórz panel';
export const importAnother = 'Importuj kolejny plik';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Ostatnie importy';
export const canBeUndone =
  'Import można cofnąć w ciągu 24 godzin, dopóki nikt nie pracował nad żadnym z jego zgłoszeń.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = {
  one: '{club}: {count} zgłoszenie',
  few: '{club}: {count} zgłoszenia',
  many: '{club}: {count} zgłoszeń',
};
/** Below it; both are a day and time. */
export const importedOn = 'Zaimportowano {imported}. Można cofnąć do {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Cofnij';
export const undoImportOf = {
  one: 'Cofnij import {count} zgłoszenia',
  few: 'Cofnij import {count} zgłoszeń',
  many: 'Cofnij import {count} zgłoszeń',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Cofnięcie importu';
export const whatUndoDoes = {
  one: 'Zgłoszenie z tego importu zostanie usunięte. Ten sam plik można potem zaimportować ponownie.',
  few: 'Wszystkie zgłoszenia z tego importu ({count}) zostaną usunięte. Ten sam plik można potem zaimportować ponownie.',
  many: 'Wszystkie zgłoszenia z tego importu ({count}) zostaną usunięte. Ten sam plik można potem zaimportować ponownie.',
};
export const deleteReports = {
  one: 'Usuń {count} zgłoszenie',
  few: 'Usuń {count} zgłoszenia',
  many: 'Usuń {count} zgłoszeń',
};
export const deleting = 'Usuwanie…';
/** Title and text of a message. */
export const importUndone = 'Import cofnięty';
export const reportsDeleted = {
  one: 'Usunięto {count} zgłoszenie.',
  few: 'Usunięto {count} zgłoszenia.',
  many: 'Usunięto {count} zgłoszeń.',
};
