// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Oczekujące zgłoszenia';
export const waiting = {
  one: '{count} zgłoszenie czeka',
  few: '{count} zgłoszenia czekają',
  many: '{count} zgłoszeń czeka',
};
/** Once they have arrived. */
export const sent = {
  one: 'Wysłano {count} zgłoszenie.',
  few: 'Wysłano {count} zgłoszenia.',
  many: 'Wysłano {count} zgłoszeń.',
};
/** Three buttons, and the first while busy. */
export const sendNow = 'Wyślij teraz';
export const sending = 'Wysyłanie…';
export const open = 'Otwórz';
export const deleteIt = 'Usuń';
/** After the first button, if it is open in the form. */
export const openInForm = 'Zgłoszenie jest otwarte w formularzu i stamtąd można je wysłać.';
/** After the first button, without a connection. */
export const noConnection = 'Jeszcze nie udało się wysłać. Zgłoszenie zostaje tutaj, a próba powtarza się co minutę.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Zachowano {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Ostatnio otwarte';
/** From the third day on, and from the sixth. */
export const urgency = {
  soon: 'Proszę wysłać je wkrótce',
  today: 'Przeglądarka może je usunąć. Proszę wysłać je dzisiaj.',
};
/** The report breaks a rule, or the server has another key. */
export const refused = 'Serwer go nie przyjął. Proszę otworzyć je kodem i poprawić.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Usunąć? Nie ma go nigdzie indziej.';
export const deleteForGood = 'Usuń na zawsze';
export const keepIt = 'Zostaw';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Kod zgłoszenia';
export const codeHint = 'Kod, który się pokazał, gdy zgłoszenie zostało zachowane.';
export const openIt = 'Otwórz zgłoszenie';
export const cancel = 'Anuluj';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Ten kod nie otwiera niczego, co tu czeka.';
export const finishFirst = 'Najpierw proszę wysłać to, co jest w formularzu, albo go wyczyścić.';
export const busy = 'Zgłoszenie jest właśnie wysyłane albo już otwarte. Proszę spróbować za chwilę.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Wyjść bez wysłania?',
  text: 'Zmiany w otwartym zgłoszeniu przepadną. Samo zgłoszenie zostaje tutaj w poprzedniej postaci.',
  confirm: 'Wyjdź',
  cancel: 'Pisz dalej',
};
