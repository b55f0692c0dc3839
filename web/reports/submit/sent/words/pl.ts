// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Zgłoszenie wysłane';
export const thanks = 'Dziękujemy. Przeczyta je zespół bezpieczeństwa.';
/** Two buttons. */
export const submitAnother = 'Zgłoś kolejne';
export const viewReports = 'Czytaj zgłoszenia';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Do poprawienia: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft = 'Zgłoszenie wysłano bez części zdjęć. Można je dodać później, podając kod.';
/** Below the sentence that the report is not sent yet, where photos were added to it. */
export const photosNotKept = 'Zdjęcia nie są przechowywane razem z nim. Można je dodać później, podając kod.';
/** In place of thanks where there was no connection: the heading, what is true, and what the code is good for until then. */
export const waits = 'Zgłoszenie czeka';
export const notSentYet =
  'Jeszcze nie wysłano. Zgłoszenie jest zachowane na tym urządzeniu, zamknięte, i zostanie wysłane, gdy ta strona będzie otwarta przy połączeniu z internetem.';
export const openWithCode = 'Dopóki czeka, ten kod pozwala też otworzyć je na tej stronie, zmienić i wysłać.';
/** Said in place of the second once it was sent, or deleted. */
export const sentMeanwhile = 'Zgłoszenie zostało już wysłane.';
export const deletedMeanwhile = 'Zgłoszenie usunięto z tego urządzenia.';
/** Why it cannot wait: there are five, or the browser has no room. */
export const fiveWait =
  'Na tym urządzeniu czeka już pięć zgłoszeń. Najpierw proszę wysłać lub usunąć jedno z nich. Wszystko, co zostało napisane, nadal tu jest.';
export const noRoom = 'Na tym urządzeniu nie ma miejsca, by je zachować. Wszystko, co zostało napisane, nadal tu jest.';
