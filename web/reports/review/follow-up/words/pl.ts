/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'Nie udało się wczytać sprawy: {reason}';
export const loading = 'Wczytywanie sprawy…';
export const tryAgain = 'Spróbuj ponownie';

/** Name of the list of sections. */
export const sections = 'Części';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Klasyfikacja',
  risk: 'Ryzyko',
  actions: 'Działania',
  reply: 'Odpowiedź dla osoby zgłaszającej',
  findings: 'Ustalenia i wnioski',
  closing: 'Zamknięcie',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(gotowe)';
export const isNotDone = '(niegotowe)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} otwarte)', few: '({count} otwarte)', many: '({count} otwartych)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Nie wybrano';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = 'Wybrano już {max}';
export const chooseOrSearch = 'Wybierz lub szukaj (najwyżej {max})…';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = 'Przywróć „{label}”';
/** Name of a button with a cross. */
export const remove = 'Usuń: {label}';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'Jak źle mogło się to skończyć?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'Do czego by doszło, gdyby nic tego nie zatrzymało?';
export const whatStillStood = 'Co jeszcze przed tym chroniło?';
/** What the answers come to. */
export const risks = { low: 'Niskie ryzyko', medium: 'Średnie ryzyko', high: 'Wysokie ryzyko' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'wskaźnik {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'Wskaźnik ryzyka zdarzenia według ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'Nie udało się wczytać działań: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Dodaj kolejne działanie';
/** Name of the form. */
export const addAnAction = 'Nowe działanie';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Nic nie zostanie wysłane przed naciśnięciem „Wyślij odpowiedź”.';
export const tellReporter = 'Wyślij odpowiedź';
/** On the button while it works. */
export const telling = 'Wysyłanie…';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Dziękujemy za zgłoszenie. Przyjrzeliśmy się sprawie i robimy, co następuje…';
/** Above what was sent. */
export const sentOn = 'Wysłano {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Podgląd';
export const namesAreReplaced = 'Nazwiska i wszystko, po czym można kogoś rozpoznać, są tu zastąpione.';
export const updating = 'Odświeżanie…';
/** Beside the button that cannot be pressed. */
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
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Zamknij sprawę';
export const closing = 'Zamykanie…';
export const chooseReason = 'Proszę wybrać powód';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Zamknięto {day}: {reason}';
export const closedOnBy = 'Zamknięto {day} ({name}): {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Otwórz ponownie';
export const reopening = 'Otwieranie…';
/** Messages: their titles and texts. */
export const notClosed = 'Nie zamknięto sprawy';
export const couldNotBeClosed = 'Nie udało się zamknąć sprawy.';
export const notReopened = 'Nie otwarto sprawy ponownie';
export const couldNotBeReopened = 'Nie udało się ponownie otworzyć sprawy.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Jeszcze nikt';
export const nameIsMe = '{name} (ja)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'To, co wpisano tutaj, nie przepadło, ale nie jest jeszcze zapisane. Zapisana wersja:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Puste';
/** Buttons: which of the two stays. */
export const saveMine = 'Zapisz moją wersję';
export const useTheirs = 'Użyj zapisanej wersji';
