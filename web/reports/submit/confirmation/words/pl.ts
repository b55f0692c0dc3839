// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Zgłoszenie wysłane';
export const thanks = 'Dziękujemy. Przeczyta je zespół bezpieczeństwa.';
/** Two buttons. */
export const submitAnother = 'Zgłoś kolejne';
export const viewReports = 'Czytaj zgłoszenia';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Zgłoszenie jest wysyłane';
export const waitForCode = 'Jeszcze chwila: zaraz pojawi się kod zgłoszenia.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Do poprawienia: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted = 'Zgłoszenie wysłano bez części zdjęć. Można je dodać później, podając kod.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'Nie udało się na czas odczytać zapisu lotu, dlatego nie ma go w zgłoszeniu.';
/** Below the code, if photos had been chosen. */
export const photosNotKept = 'Zdjęcia nie są zachowywane razem z nim. Można je dodać później, podając kod.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Zgłoszenie czeka';
export const notSentYet =
  'Jeszcze nie wysłano. Zgłoszenie jest zachowane na tym urządzeniu w postaci zaszyfrowanej i zostanie wysłane, gdy ta strona będzie otwarta i będzie połączenie z internetem.';
export const openWithCode = 'Dopóki czeka, ten kod pozwala też otworzyć je na tej stronie, zmienić i wysłać.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Zgłoszenie zostało już wysłane.';
export const nowDeleted = 'Zgłoszenie usunięto z tego urządzenia.';
/** The heading, once it has been deleted. */
export const deleted = 'Zgłoszenie usunięte';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'Na tym urządzeniu czeka już pięć zgłoszeń. Najpierw proszę wysłać lub usunąć jedno z nich. Wszystko, co zostało napisane, nadal tu jest.';
export const noRoom = 'Na tym urządzeniu nie ma miejsca, by je zachować. Wszystko, co zostało napisane, nadal tu jest.';
