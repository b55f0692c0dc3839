/** The Briefing page, legible from six metres in a briefing room: three lessons for the day, one at a time. */

export const title = 'Briefing';
/** Beside the title; {day} is a date, November 24, 2026. */
export const lessonsFor = 'Enseignements du {day}';
/** Above each lesson, and between the buttons. */
export const lessonOf = 'Enseignement {number} sur {total}';
/** A report without a headline. */
export const safetyReport = 'REX';
/** Headings of a lesson. */
export const whatHappened = 'Ce qui s’est passé';
export const whatWeLearned = 'Ce que nous en retenons';
export const forDiscussion = 'À discuter';
/** Asked if the safety team has not written a question. */
export const anyQuestion = 'Cela pourrait-il nous arriver ? Que ferions-nous ?';
/** A link below a QR code, and the code's name for screen readers. */
export const wholeReport = 'Le REX complet';
export const code = 'QR code du REX complet';
/** Buttons. */
export const previous = 'Précédent';
export const next = 'Suivant';
export const fullScreen = 'Plein écran';
export const print = 'Imprimer';

/** An expandable list of links to lessons of one kind, and its headings. */
export const choose = 'Choisir les enseignements';
export const allLessons = 'Tous les enseignements';
export const aircraftCategory = 'Catégorie d’aéronef';
export const operationType = 'Type d’activité';
export const worldRegion = 'Pays';
export const writtenIn = 'Rédigé en';

/** Instead of lessons: nothing is published, nothing matches, or the address has an invalid filter. */
export const nothingYet = 'Pas encore d’enseignements';
export const nothingYetText = 'Dès qu’une équipe sécurité publie un REX, il peut devenir un enseignement ici.';
export const submitReport = 'Déposer un REX';
export const nothingOfKind = 'Aucun REX publié de ce genre';
export const wrongFilters = 'Ces filtres ne peuvent pas être utilisés';
