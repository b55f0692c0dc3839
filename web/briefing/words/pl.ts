/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Odprawa';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Wnioski na dzień {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Wniosek {number} z {total}';
/** A report without a headline. */
export const safetyReport = 'Zgłoszenie zdarzenia';
/** Headings of a lesson. */
export const whatHappened = 'Co się stało';
export const whatWeLearned = 'Czego nas to nauczyło';
export const forDiscussion = 'Do omówienia';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Czy to mogłoby się zdarzyć u nas? Co byśmy zrobili?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'Całe zgłoszenie';
export const code = 'Kod QR całego zgłoszenia';
/** Buttons. */
export const previous = 'Wstecz';
export const next = 'Dalej';
export const fullScreen = 'Pełny ekran';
export const print = 'Drukuj';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Wybór wniosków';
export const allLessons = 'Wszystkie wnioski';
export const aircraftCategory = 'Kategoria statku powietrznego';
export const operationType = 'Rodzaj lotu';
export const worldRegion = 'Kraj lub region świata';
export const writtenIn = 'Język zgłoszenia';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Nie ma jeszcze wniosków';
export const nothingYetText = 'Gdy tylko zespół bezpieczeństwa opublikuje zgłoszenie, może ono trafić na odprawę.';
export const submitReport = 'Zgłoś zdarzenie';
export const nothingOfKind = 'Nie ma opublikowanych zgłoszeń tego rodzaju';
export const wrongFilters = 'Tych filtrów nie da się użyć';
