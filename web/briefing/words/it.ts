/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Briefing';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Lezioni per il giorno {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Lezione {number} di {total}';
/** A report without a headline. */
export const safetyReport = 'Segnalazione di sicurezza';
/** Headings of a lesson. */
export const whatHappened = 'Che cosa è successo';
export const whatWeLearned = 'Che cosa abbiamo imparato';
export const forDiscussion = 'Da discutere';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Potrebbe succedere anche a noi? Che cosa faremmo?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'Leggi tutto';
export const code = 'Codice QR della segnalazione completa';
/** Buttons. */
export const previous = 'Indietro';
export const next = 'Avanti';
export const fullScreen = 'Schermo intero';
export const print = 'Stampa';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Scegli le lezioni';
export const allLessons = 'Tutte le lezioni';
export const aircraftCategory = 'Categoria di aeromobile';
export const operationType = 'Tipo di attività';
export const worldRegion = 'Paese';
export const writtenIn = 'Lingua';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Ancora nessuna lezione';
export const nothingYetText = 'Appena un team sicurezza pubblica una segnalazione, può comparire qui come lezione.';
export const submitReport = 'Invia una segnalazione';
export const nothingOfKind = 'Nessuna segnalazione pubblicata di questo tipo';
export const wrongFilters = 'Questi filtri non si possono usare';
