/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Rok',
  edition: 'Wydanie',
  club: 'Klub',
  keyword: 'Szukane słowo',
  startDate: 'Od dnia',
  endDate: 'Do dnia',
  severity: 'Skutki',
  aircraftCategory: 'Kategoria statku powietrznego',
  approvalStatus: 'Status zatwierdzenia',
  language: 'Język',
  flightPhase: 'Faza lotu',
  operationType: 'Rodzaj lotu',
  worldRegion: 'Kraj lub region świata',
  question: 'Pytanie',
  occurrenceCategory: 'Kategoria zdarzenia',
  action: 'Czynność',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  code: 'Kod',
  recoveryCode: 'Kod zapasowy',
  whatNeedsToBeDone: 'Co trzeba zrobić',
  details: 'Szczegóły',
  who: 'Osoba odpowiedzialna',
  result: 'Wynik',
  checkOn: 'Sprawdzić dnia',
  dueOn: 'Termin',
  report: 'Zgłoszenie',
  reply: 'Odpowiedź dla osoby zgłaszającej',
  takenBy: 'Kto się tym zajmuje',
  note: 'Notatka',
  comment: 'Komentarz',
  publicHeadline: 'Tytuł publiczny',
  awareAt: 'Klub wie od',
  notReportable: 'Dlaczego bez obowiązku zgłoszenia',
  sentOn: 'Wysłano dnia',
  reference: 'Numer w urzędzie',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} musi mieć jedną z wartości {values}';
export const oneOfOrNull = '{name} musi mieć jedną z wartości {values} albo null';
export const mustBe = '{name} musi mieć wartość {value}';
export const mustBeId = '{name} musi być identyfikatorem';
export const mustBeUuid = '{name} musi być identyfikatorem UUID';
export const nameMustBeText = '{name} musi być tekstem';
export const notValid = '{name}: nieprawidłowa wartość';
export const badCursor = 'cursor musi pochodzić z wcześniejszej listy';
export const badLimit = 'limit musi być liczbą całkowitą od 1 do {max}';
export const badIds = 'ids może zawierać najwyżej {max} zgłoszeń, rozdzielonych przecinkami';
export const badLanguage = 'Język musi być kodem ISO 639-1, na przykład de';
export const fourDigits = 'Rok musi mieć cztery cyfry';
export const editionOf = 'Wydanie musi mieć wartość team lub members';
export const statusOf = 'Status zatwierdzenia musi mieć wartość pending lub approved';
export const categoryId = 'Kategoria zdarzenia musi być identyfikatorem kategorii';
export const auditedAction = 'Czynność musi być jedną z odnotowywanych w dzienniku';

/** Users and keys of an account. */
export const nameRequired = 'Proszę podać imię i nazwisko';
export const selectRole = 'Proszę wybrać rolę';
export const roleAndClub = 'Rola i przypisanie do klubu nie pasują do siebie';
export const sixDigits = 'Proszę wpisać sześć cyfr z aplikacji';
export const oneOfYourCodes = 'Proszę wpisać jeden z kodów zapasowych';
export const noPasskey = 'Przeglądarka nie podała klucza dostępu';
export const oneWay = 'Należy wysłać jedno z totp, recovery i passkey';
export const passkeyName = 'Proszę nazwać klucz dostępu';
export const linkIncomplete = 'Link jest niepełny';
export const currentPasswordRequired = 'Proszę podać obecne hasło';

/** Settings of a club. */
export const badEntity = 'responsibleEntity musi być identyfikatorem z listy urzędów tego formatu albo null';
export const badZone = 'timeZone musi być nazwą strefy czasowej IANA, na przykład Europe/Berlin';
export const badCoarse = 'coarse musi mieć postać {date?, time?, place?, type?}';

/** Review of a report. */
export const badRedactions = 'redactions musi być listą {field, start, end, action, replacement?}';
export const badOffset = 'start i end muszą być liczbami całkowitymi od 0';
export const badReplacement = 'Tekst zastępczy to jeden wiersz, najwyżej {max} znaków';
export const redactionAction = 'action musi mieć wartość replace lub keep';
export const endBeforeStart = 'end nie może być przed start';
export const tooManyRedactions = 'Zmian w tekście może być najwyżej {max}';
export const replacementsTooLong = 'Teksty zastępcze w jednym tekście mogą mieć łącznie najwyżej {max} znaków';
export const nameLanguage = 'Proszę podać język';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Proszę wybrać kogoś z zespołu bezpieczeństwa';
export const writeReply = 'Proszę napisać, co ma przeczytać osoba zgłaszająca';
export const tooManyCategories = 'Proszę wybrać z listy różne kategorie, najwyżej {max}';
export const tooManyEventTypes = 'Proszę wybrać z listy różne typy zdarzeń, najwyżej {max}';
export const chooseClass = 'Proszę wybrać klasę z listy';
export const chooseOutcome = 'Proszę wybrać skutek z listy';
export const chooseBarriers = 'Proszę wybrać z listy, co jeszcze chroniło';
export const chooseReason = 'Proszę wybrać powód z listy';
export const noSuchMessage = 'Ta wiadomość nie istnieje';
export const chooseOfClub = 'Proszę wybrać kogoś z zespołu bezpieczeństwa klubu';
export const noSuchReport = 'To zgłoszenie nie istnieje';
export const dayFrom2000 = '{label}: potrzebna jest data od roku 2000';
export const sayWhatToDo = 'Proszę napisać, co trzeba zrobić';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'Wykonanego działania nie można zaniechać; najpierw trzeba je otworzyć';
export const droppedNotDone = 'Zaniechanego działania nie można oznaczyć jako wykonane; najpierw trzeba je otworzyć';
export const workedOnlyIfDone = 'Czy pomogło, można ocenić tylko przy wykonanym działaniu';

/** The authority. */
export const chooseFromList = 'Proszę wybrać z listy: {label}';
export const dateAndTime = 'Proszę podać datę i godzinę, na przykład 2026-06-03T10:00:00Z';
export const awareInFuture = 'Klub nie mógł dowiedzieć się o zdarzeniu w przyszłości';
export const sentDay = 'Proszę podać dzień wysłania (RRRR-MM-DD)';
export const sentInFuture = 'Dzień wysłania nie może być w przyszłości';

/** Import of old reports. */
export const oneRowWithoutDay = 'Proszę wybrać, co zrobić z 1 wierszem bez daty';
export const rowsWithoutDay = 'Proszę wybrać, co zrobić z wierszami bez daty ({rows})';
export const leaveOutOne = 'Proszę pominąć 1 wiersz albo poprawić plik';
export const leaveOut = 'Proszę pominąć błędne wiersze ({rows}) albo poprawić plik';
export const badColumns = 'columns musi być listą {header, field}, każde field raz lub null';
export const columnsOfFile = 'columns muszą być kolumnami pliku w ich kolejności';
export const badUndated = 'undated musi mieć wartość leave-out, today albo 1 stycznia roku od 1900 do bieżącego';
export const badValues = 'values musi przypisywać słowom pola wartość z jego listy albo null';
export const columnsTwice = 'dwie kolumny nie mogą być tym samym polem';

/** A sealed report that waited on a device. */
export const unknownKey = 'To zgłoszenie zaszyfrowano kluczem, którego serwer nie ma';
export const cannotOpen = 'Tego zaszyfrowanego zgłoszenia nie da się otworzyć';
