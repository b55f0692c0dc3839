/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Genomgång';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Lärdomar för {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Lärdom {number} av {total}';
/** A report without a headline. */
export const safetyReport = 'Säkerhetsrapport';
/** Headings of a lesson. */
export const whatHappened = 'Vad som hände';
export const whatWeLearned = 'Vad vi lärde oss';
export const forDiscussion = 'Att diskutera';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Kan det hända hos oss? Vad skulle vi göra?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'Hela rapporten';
export const code = 'QR-kod till hela rapporten';
/** Buttons. */
export const previous = 'Föregående';
export const next = 'Nästa';
export const fullScreen = 'Helskärm';
export const print = 'Skriv ut';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Välj lärdomar';
export const allLessons = 'Alla lärdomar';
export const aircraftCategory = 'Typ av luftfartyg';
export const operationType = 'Typ av verksamhet';
export const worldRegion = 'Land eller region';
export const writtenIn = 'Skriven på';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Inga lärdomar än';
export const nothingYetText = 'Så snart ett säkerhetsteam publicerar en rapport kan den bli en lärdom här.';
export const submitReport = 'Skicka en rapport';
export const nothingOfKind = 'Ingen publicerad rapport är av det här slaget';
export const wrongFilters = 'Filtren går inte att använda';
