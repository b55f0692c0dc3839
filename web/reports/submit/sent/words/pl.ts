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
