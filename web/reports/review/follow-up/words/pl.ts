/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Nie udało się wczytać sprawy: {reason}';
export const loading = 'Wczytywanie sprawy…';
export const tryAgain = 'Spróbuj ponownie';

/** Name of the list of sections. */
export const sections = 'Części';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Klasyfikacja',
  risk: 'Ryzyko',
  actions: 'Działania',
  reply: 'Odpowiedź dla osoby zgłaszającej',
  findings: 'Ustalenia i wnioski',
  closing: 'Zamknięcie',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(gotowe)';
export const isNotDone = '(niegotowe)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} otwarte)', few: '({count} otwarte)', many: '({count} otwartych)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Nie wybrano';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = 'Wybrano już {max}';
export const chooseOrSearch = 'Wybierz lub szukaj (najwyżej {max})…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = 'Przywróć „{label}”';
/** Name of a button with a cross. */
export const remove = 'Usuń: {label}';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Jak źle mogło się to skończyć?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Do czego realnie mogłoby dojść, gdyby nic tego nie zatrzymało?';
export const remainingSafeguards = 'Co jeszcze przed tym chroniło?';
/** The result of the two answers. */
export const risks = { low: 'Niskie ryzyko', medium: 'Średnie ryzyko', high: 'Wysokie ryzyko' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'wskaźnik {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Wskaźnik ryzyka zdarzenia według ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Nie udało się wczytać działań: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Dodaj kolejne działanie';
/** Name of the form. */
export const addAnAction = 'Nowe działanie';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Nic nie zostanie wysłane przed naciśnięciem „Wyślij odpowiedź”.';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Ta osoba nie ma kodu, aby przeczytać odpowiedź.';
export const tellReporter = 'Wyślij odpowiedź';
/** On the button while busy. */
export const telling = 'Wysyłanie…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Dziękujemy za zgłoszenie. Przyjrzeliśmy się sprawie i robimy, co następuje…';
/** Above the reply that was sent. */
export const sentOn = 'Wysłano {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Podgląd';
export const namesAreReplaced = 'Nazwiska i wszystko, po czym można kogoś rozpoznać, są tu zastąpione.';
export const updating = 'Odświeżanie…';
/** Why the button is disabled. */
export const nothingToSend = 'Nie ma jeszcze nic do wysłania.';
export const saving = 'Zapisywanie…';
export const hasThisReply = 'Osoba zgłaszająca ma już tę odpowiedź.';
/** Messages: their titles and texts. */
export const replySent = 'Odpowiedź wysłana';
export const canReadItNow = 'Osoba zgłaszająca może ją już przeczytać.';
export const replyNotSent = 'Nie wysłano odpowiedzi';
export const replyCouldNotBeSent = 'Nie udało się wysłać odpowiedzi.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Czyta je tylko zespół bezpieczeństwa.';

/** A question with a few answers, and a field. */
export const whyClose = 'Dlaczego można zamknąć sprawę?';
export const note = 'Notatka';
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Zamknij sprawę';
export const closing = 'Zamykanie…';
export const chooseReason = 'Proszę wybrać powód';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Zamknięto {day}: {reason}';
export const closedOnBy = 'Zamknięto {day} ({name}): {reason}';
/** A button, and its label while busy. */
export const reopen = 'Otwórz ponownie';
export const reopening = 'Otwieranie…';
/** Messages: their titles and texts. */
export const notClosed = 'Nie zamknięto sprawy';
export const couldNotBeClosed = 'Nie udało się zamknąć sprawy.';
export const notReopened = 'Nie otwarto sprawy ponownie';
export const couldNotBeReopened = 'Nie udało się ponownie otworzyć sprawy.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Jeszcze nikt';
export const nameIsMe = '{name} (ja)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'To, co wpisano tutaj, nie przepadło, ale nie jest jeszcze zapisane. Zapisana wersja:';
/** Buttons: which version to keep. */
export const saveMine = 'Zapisz moją wersję';
export const useTheirs = 'Użyj zapisanej wersji';
