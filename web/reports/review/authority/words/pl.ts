/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Urząd';
export const loading = 'Wczytywanie…';
/** {reason} is what went wrong. */
export const notLoaded = 'Nie udało się tego wczytać: {reason}';
export const tryAgain = 'Spróbuj ponownie';

/** Section headings; the note is beside the first. */
export const deadlines = 'Terminy';
export const someMustBeReported =
  'Niektóre zdarzenia trzeba zgłosić urzędowi w ciągu 72 godzin. Tutaj powstaje plik, który wysyła się potem przez portal urzędu.';
export const fileForAuthority = 'Plik dla urzędu';
export const sentToAuthority = 'Wysłane do urzędu';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Pierwsze powiadomienie',
  'follow-up': 'Wstępne wyniki',
  final: 'Wyniki końcowe',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'termin: {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'wysłano {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Bez obowiązku zgłoszenia: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Zmień termin lub oznacz jako bez obowiązku zgłoszenia';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Klub wie od ({zone})';
export const awareAtHint = 'Od tej chwili biegną 72 godziny. Jeśli pole jest puste, biegną od wysłania zgłoszenia.';
export const whyNotReportable = 'Dlaczego bez obowiązku zgłoszenia';
export const whyNotReportableHint =
  'Jeśli podano powód, żaden termin nie obowiązuje. Jeśli pole jest puste, zdarzenie trzeba zgłosić.';
/** A button, and its label while busy. */
export const save = 'Zapisz';
export const saving = 'Zapisywanie…';
/** A message: its title and its text. */
export const notSaved = 'Nie zapisano';
export const couldNotBeSaved = 'Nie udało się tego zapisać.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Plik jest kompletny.';
export const missingForFile = {
  one: 'W pliku brakuje jednej rzeczy:',
  few: 'W pliku brakuje {count} rzeczy:',
  many: 'W pliku brakuje {count} rzeczy:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Wybierz urząd w ustawieniach klubu';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Dane, których brakuje w zgłoszeniu';
export const detailsMissingAdded = {
  one: 'Dane, których brakuje w zgłoszeniu (dodano {count})',
  few: 'Dane, których brakuje w zgłoszeniu (dodano {count})',
  many: 'Dane, których brakuje w zgłoszeniu (dodano {count})',
};
export const onlyForAuthority =
  'Tylko dla urzędu: to, co wpisano tutaj, zastąpi w pliku dane ze zgłoszenia. Samo zgłoszenie się nie zmieni.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Data lokalna',
  localTime: 'Godzina lokalna',
  utcDate: 'Data UTC',
  utcTime: 'Godzina UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'W zgłoszeniu: {value}';
/** Below the State of Registry. */
export const unknownState =
  'Takie państwo nie jest znane, więc zabraknie go w pliku. Proszę wpisać jego nazwę albo kod z dwóch liter.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Nie podano';
export const asReported = 'Jak w zgłoszeniu';
export const saveForAuthority = 'Zapisz dla urzędu';
/** A message: its title and its text. */
export const savedForAuthority = 'Zapisano dla urzędu';
export const reportStays = 'Samo zgłoszenie się nie zmieniło.';

/** Labels: which file, and which version of the texts. */
export const file = 'Plik';
export const texts = 'Teksty';
export const fileTexts = {
  anonymised: 'Zanonimizowane, jak w wersji publicznej',
  original: 'Słowami osoby zgłaszającej',
};
export const includeRegistration = 'Dołącz znaki rejestracyjne i numer fabryczny statku powietrznego';
/** A button, and why it is disabled. */
export const downloadFile = 'Pobierz plik';
export const notCompleteYet = 'Plik nie jest jeszcze kompletny.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'O ile wiemy, żaden urząd jeszcze takiego pliku nie przyjął';
/** Name of a hidden link. */
export const theFile = 'Plik';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Wysłać oryginalne słowa osoby zgłaszającej?';
export const textMayName =
  'W tekście mogą być nazwiska, znaki statków powietrznych i dane osoby zgłaszającej, a baza urzędu je zachowa. Osobie zgłaszającej obiecano poufność. Każde takie pobranie jest odnotowywane.';
export const downloadOriginal = 'Pobierz oryginał';

/** Labels of fields. */
export const sentOn = 'Wysłano dnia';
export const reference = 'Numer w urzędzie';
/** A button. */
export const markAsSent = 'Oznacz jako wysłane';
/** Title of a message. */
export const notMarkedAsSent = 'Nie oznaczono jako wysłane';

/** List heading. */
export const whatWasSent = 'Co wysłano';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, nr {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Wpis: {name}.';
export const noFileDownloaded = 'Wcześniej nie pobrano żadnego pliku.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Wycofano';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Wycofaj';
export const withdrawing = 'Wycofywanie…';
/** Title of a message. */
export const notWithdrawn = 'Nie wycofano';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Wycofać ten wpis?';
export const staysInHistory =
  'Pozostanie w historii jako przekreślony, a jego termin znów będzie obowiązywał. W urzędzie nic nie zostanie wycofane.';
