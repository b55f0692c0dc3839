/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Podgląd: {name}';
export const readingAgain = 'Ponowne odczytywanie pliku…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. Trafią do oczekujących zgłoszeń, każde ze swoją datą.';
export const rowsInFile = {
  one: '{count} wiersz w pliku',
  few: '{count} wiersze w pliku',
  many: '{count} wierszy w pliku',
};
export const canBeImported = {
  one: '{count} zgłoszenie do importu',
  few: '{count} zgłoszenia do importu',
  many: '{count} zgłoszeń do importu',
};
export const cannotBeImported = {
  one: '{count} wiersza nie można zaimportować',
  few: '{count} wierszy nie można zaimportować',
  many: '{count} wierszy nie można zaimportować',
};
export const importedBefore = {
  one: '{count} wiersz zaimportowany wcześniej',
  few: '{count} wiersze zaimportowane wcześniej',
  many: '{count} wierszy zaimportowanych wcześniej',
};

/** While busy. */
export const importing = 'Importowanie…';
export const importingReports = {
  one: 'Importowanie {count} zgłoszenia: jeśli coś się nie uda, nic nie zostanie zaimportowane. Tymczasem można opuścić tę stronę.',
  few: 'Importowanie {count} zgłoszeń: wszystkie albo, jeśli coś się nie uda, żadne. Tysiące zgłoszeń zajmują do minuty. Tymczasem można opuścić tę stronę.',
  many: 'Importowanie {count} zgłoszeń: wszystkie albo, jeśli coś się nie uda, żadne. Tysiące zgłoszeń zajmują do minuty. Tymczasem można opuścić tę stronę.',
};
/** Beside the buttons. */
export const chooseForUndated = 'Proszę wybrać, co zrobić z wierszami bez daty. Import można cofnąć w ciągu 24 godzin.';
export const nothingImportedYet =
  'Nic jeszcze nie zaimportowano. Bez potwierdzenia plik zostanie po godzinie usunięty. Import można cofnąć w ciągu 24 godzin.';
/** Buttons. */
export const startAgain = 'Zacznij od nowa';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Tego pliku nie ma już na serwerze. Albo został zaimportowany i jest na liście „Ostatnie importy”, albo po godzinie został usunięty. Proszę zacząć od nowa.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Spróbuj ponownie';
export const importReports = {
  one: 'Importuj {count} zgłoszenie',
  few: 'Importuj {count} zgłoszenia',
  many: 'Importuj {count} zgłoszeń',
};
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: 'Pomiń {count} wiersz i {andImport}',
  few: 'Pomiń {count} wiersze i {andImport}',
  many: 'Pomiń {count} wierszy i {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = {
  one: 'importuj {count} zgłoszenie',
  few: 'importuj {count} zgłoszenia',
  many: 'importuj {count} zgłoszeń',
};

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Zapis dat';
export const checkDays = 'Proszę to sprawdzić: 03.04.2019 to może być kwiecień albo marzec.';
export const dayOrders = {
  dmy: 'Dzień, miesiąc, rok: 31.12.2019',
  mdy: 'Miesiąc, dzień, rok: 12/31/2019',
  ymd: 'Rok, miesiąc, dzień: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Co zawierają kolumny';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Żadna kolumna nie zawiera jeszcze pola „{field}”, potrzebnego w każdym zgłoszeniu. Proszę wybrać tę kolumnę w części „{group}”.';
/** A column without a name. */
export const columnNumber = 'Kolumna {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Pomiń';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Słowa, których formularz nie zna';
export const chooseMeaning =
  'Proszę wybrać znaczenie każdego słowa, aby uwzględniły je filtry, trendy i skutki. Słowo można też zostawić bez zmian.';
/** An option. */
export const keepAsIs = 'Bez zmian';
/** A button. */
export const showAllWords = {
  one: 'Pokaż {count} słowo',
  few: 'Pokaż wszystkie {count} słowa',
  many: 'Pokaż wszystkie {count} słów',
};

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Wiersze bez daty: {count}. Co z nim zrobić?',
  few: 'Wiersze bez daty: {count}. Co z nimi zrobić?',
  many: 'Wiersze bez daty: {count}. Co z nimi zrobić?',
};
export const undatedChoices = {
  'leave-out': 'Pomiń',
  year: 'Wpisz 1 stycznia wybranego roku',
  today: 'Wpisz dzisiejszą datę',
};
export const haveNoDay = {
  one: '{count} wiersz nie ma ani daty zgłoszenia, ani daty zdarzenia.',
  few: '{count} wiersze nie mają ani daty zgłoszenia, ani daty zdarzenia.',
  many: '{count} wierszy nie ma ani daty zgłoszenia, ani daty zdarzenia.',
};
/** Label and hint of a field. */
export const year = 'Rok';
export const fourDigits = 'Cztery cyfry, na przykład 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Proszę podać rok od 1900 do {year}';

/** A heading above the first reports of the file. */
export const yourReport = 'Zgłoszenie z pliku';
export const yourFirstReports = 'Pierwsze zgłoszenia z pliku';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Wiersz {row}';
/** Instead of a date. */
export const waitsForChoice = 'Czeka na wybór';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (poufne):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Wiersze, których nie można przyjąć';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'Poniżej pierwsze: {shown} z {count} wiersza.',
  few: 'Poniżej pierwsze: {shown} z {count} wierszy.',
  many: 'Poniżej pierwsze: {shown} z {count} wierszy.',
};
export const correctThem = 'Można je poprawić w arkuszu i wybrać plik ponownie albo je pominąć.';
/** A button. */
export const showAllRows = {
  one: 'Pokaż {count} wiersz',
  few: 'Pokaż wszystkie {count} wiersze',
  many: 'Pokaż wszystkie {count} wierszy',
};
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Zaimportowane wcześniej';
export const notImportedAgain = {
  one: '{count} wiersz zaimportowano wcześniej i nie zostanie zaimportowany ponownie: wiersz {rows}.',
  few: '{count} wiersze zaimportowano wcześniej i nie zostaną zaimportowane ponownie: wiersze {rows}.',
  many: '{count} wierszy zaimportowano wcześniej i nie zostanie zaimportowanych ponownie: wiersze {rows}.',
};
