/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Briefing';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Poučení na {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Poučení {number}/{total}';
/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** Headings of a lesson. */
export const whatHappened = 'Co se stalo';
export const whatWeLearned = 'Co jsme se naučili';
export const forDiscussion = 'K diskusi';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Mohlo by se to stát i u nás? Co bychom udělali?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'Celé hlášení';
export const code = 'QR kód celého hlášení';
/** Buttons. */
export const previous = 'Předchozí';
export const next = 'Další';
export const fullScreen = 'Celá obrazovka';
export const print = 'Vytisknout';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Výběr poučení';
export const allLessons = 'Všechna poučení';
export const aircraftCategory = 'Kategorie letadla';
export const operationType = 'Druh provozu';
export const worldRegion = 'Země';
export const writtenIn = 'Jazyk hlášení';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Zatím žádná poučení';
export const nothingYetText = 'Jakmile bezpečnostní tým zveřejní hlášení, může se tu stát poučením.';
export const submitReport = 'Podat hlášení';
export const nothingOfKind = 'Žádné takové hlášení není zveřejněné';
export const wrongFilters = 'Tyto filtry nelze použít';
