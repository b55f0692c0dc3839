/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Briefing';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Lehren für den {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Lehre {number} von {total}';
/** A report without a headline. */
export const safetyReport = 'Sicherheitsmeldung';
/** Headings of a lesson. */
export const whatHappened = 'Was passiert ist';
export const whatWeLearned = 'Was wir gelernt haben';
export const forDiscussion = 'Zur Diskussion';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Könnte uns das auch passieren? Was würden wir tun?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'Die ganze Meldung';
export const code = 'QR-Code der ganzen Meldung';
/** Buttons. */
export const previous = 'Zurück';
export const next = 'Weiter';
export const fullScreen = 'Vollbild';
export const print = 'Drucken';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Lehren auswählen';
export const allLessons = 'Alle Lehren';
export const aircraftCategory = 'Art des Luftfahrzeugs';
export const operationType = 'Art des Fluges';
export const worldRegion = 'Land oder Region';
export const writtenIn = 'Geschrieben auf';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Noch keine Lehren';
export const nothingYetText = 'Sobald ein Sicherheitsteam eine Meldung veröffentlicht, kann sie hier zur Lehre werden.';
export const submitReport = 'Meldung abgeben';
export const nothingOfKind = 'Von dieser Art ist keine Meldung veröffentlicht';
export const wrongFilters = 'Diese Filter gehen so nicht';
