/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Briefing';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Lessons for {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Lesson {number} of {total}';
/** A report without a headline. */
export const safetyReport = 'Safety Report';
/** Headings of a lesson. */
export const whatHappened = 'What Happened';
export const whatWeLearned = 'What we learned';
export const forDiscussion = 'For discussion';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Could this happen to us? What would we do?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'Full report';
export const code = 'QR code for the full report';
/** Buttons. */
export const previous = 'Previous';
export const next = 'Next';
export const fullScreen = 'Full screen';
export const print = 'Print';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Choose lessons';
export const allLessons = 'All lessons';
export const aircraftCategory = 'Aircraft category';
export const operationType = 'Operation type';
export const worldRegion = 'Country or region';
export const writtenIn = 'Written in';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'No lessons yet';
export const nothingYetText = 'As soon as a safety team publishes a report, it can appear here as a lesson.';
export const submitReport = 'Submit a report';
export const nothingOfKind = 'No published reports of this kind';
export const wrongFilters = 'These filters cannot be used';
