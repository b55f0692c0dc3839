/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Briefing';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Lessen voor {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Les {number} van {total}';
/** A report without a headline. */
export const safetyReport = 'Veiligheidsmelding';
/** Headings of a lesson. */
export const whatHappened = 'Wat er gebeurde';
export const whatWeLearned = 'Wat we leerden';
export const forDiscussion = 'Om te bespreken';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Kan dit ook bij ons gebeuren? Wat zouden wij doen?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'De hele melding';
export const code = 'QR-code van de hele melding';
/** Buttons. */
export const previous = 'Vorige';
export const next = 'Volgende';
export const fullScreen = 'Volledig scherm';
export const print = 'Afdrukken';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Lessen kiezen';
export const allLessons = 'Alle lessen';
export const aircraftCategory = 'Soort toestel';
export const operationType = 'Soort activiteit';
export const worldRegion = 'Land of werelddeel';
export const writtenIn = 'Geschreven in';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Nog geen lessen';
export const nothingYetText = 'Zodra een veiligheidsteam een melding publiceert, kan die hier een les zijn.';
export const submitReport = 'Melding doen';
export const nothingOfKind = 'Er is geen gepubliceerde melding van deze soort';
export const wrongFilters = 'Deze filters kunnen niet worden gebruikt';
