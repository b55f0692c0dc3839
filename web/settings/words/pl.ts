/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Ustawienia klubu';
export const subtitle = 'Zasady dla zgłoszeń klubu';
export const accessDenied = 'Brak dostępu. Ustawienia klubu zmieniają tylko administratorzy i superadministratorzy.';
export const loadingSettings = 'Wczytywanie ustawień…';
export const settingsNotLoaded = 'Nie udało się wczytać ustawień.';
export const chooseClub = 'Proszę wybrać klub, aby zobaczyć jego ustawienia.';
/** A link. */
export const importOldReports = 'Import dawnych zgłoszeń';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'Na ścianę';
export const oneA4 = 'Kartka A4 z kodem QR, który otwiera formularz z wybranym już klubem.';
export const poster = 'Plakat';

/** Beside a disabled button. */
export const nothingChanged = 'Nic jeszcze nie zmieniono.';
/** A button while busy. */
export const saving = 'Zapisywanie…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Ustawienia zapisane';
export const copiesFromNow = 'Dotyczą wszystkiego, co odtąd zostanie opublikowane.';
export const timesFromNow = 'Odtąd godziny podawane są w tej strefie.';
export const dutyFromNow = 'Obowiązują od teraz.';
export const savingFailed = 'Nie zapisano';
export const failedToSave = 'Nie udało się zapisać ustawień.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Co zdradzają wersje publiczne';
export const whyCoarse =
  'Dzień, godzina, miejsce i typ wskazują na konkretny lot, a publiczne śledzenie lotów zamienia lot w nazwisko. Te ustawienia są punktem wyjścia dla każdego zgłoszenia publikowanego od teraz; przy sprawdzaniu można wybrać inaczej. To, co już jest publiczne, pozostaje bez zmian.';
/** Its button. */
export const saveSettings = 'Zapisz ustawienia';

/** Heading and text of a form. */
export const time = 'Czas';
export const whatTimeZoneDoes =
  'W tej strefie czasowej podawane są godziny na stronach zespołu i według niej wysyłane są e-maile o stałej porze. Daty bez godziny są w UTC.';
/** Label of its field. */
export const timeZone = 'Strefa czasowa';
/** Its button. */
export const saveTimeZone = 'Zapisz strefę';

/** Heading and text of a form: the language of the club. */
export const language = 'Język';
export const whatLanguageDoes =
  'W tym języku jest plakat oraz e-maile do osób z zespołu, które same nie wybrały języka.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Język klubu';
export const noLanguage = 'Żaden: język tej instalacji';
/** Its button, and the message after it. */
export const saveLanguage = 'Zapisz język';
export const languageFromNow = 'Odtąd plakat i e-maile są w tym języku.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'Urząd lotniczy';
export const whatRulesAsk =
  'Rozporządzenie (UE) nr 376/2014 wymaga zgłoszenia niektórych zdarzeń urzędowi w ciągu 72 godzin. Po wybraniu tych przepisów przy zgłoszeniach widać, ile czasu zostało, i można z nich utworzyć plik dla portalu urzędu.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Przepisy';
export const regimes = {
  none: 'Żadne: nic o urzędzie nie będzie widoczne',
  EU: 'Unia Europejska: rozporządzenie (UE) nr 376/2014',
  UK: 'Wielka Brytania: rozporządzenie (UE) nr 376/2014 w wersji brytyjskiej',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Urząd';
export const authorityHint = 'Komu klub zgłasza zdarzenia: zwykle urzędowi własnego państwa.';
export const notChosenYet = 'Jeszcze nie wybrano';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Numer {number}';
/** Its button. */
export const saveAuthority = 'Zapisz urząd';
