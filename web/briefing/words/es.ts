/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Briefing';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Lecciones para el {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Lección {number} de {total}';
/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** Headings of a lesson. */
export const whatHappened = 'Qué pasó';
export const whatWeLearned = 'Lo que aprendimos';
export const forDiscussion = 'Para comentar';
/** Asked if the safety team has not written a question. */
export const anyQuestion = '¿Podría pasarnos a nosotros? ¿Qué haríamos?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'El informe completo';
export const code = 'Código QR del informe completo';
/** Buttons. */
export const previous = 'Anterior';
export const next = 'Siguiente';
export const fullScreen = 'Pantalla completa';
export const print = 'Imprimir';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Elegir lecciones';
export const allLessons = 'Todas las lecciones';
export const aircraftCategory = 'Categoría de aeronave';
export const operationType = 'Tipo de operación';
export const worldRegion = 'País o región';
export const writtenIn = 'Idioma del informe';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Todavía no hay lecciones';
export const nothingYetText = 'En cuanto un equipo de seguridad publique un informe, podrá aparecer aquí como lección.';
export const submitReport = 'Enviar un informe';
export const nothingOfKind = 'No hay informes publicados de este tipo';
export const wrongFilters = 'Estos filtros no sirven';
