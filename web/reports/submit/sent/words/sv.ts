// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Rapporten är skickad';
export const thanks = 'Tack för din rapport. Säkerhetsteamet kommer att granska den.';
/** Two buttons. */
export const submitAnother = 'Skicka en rapport till';
export const viewReports = 'Läs publicerade rapporter';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Fel i uppgifterna: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft = 'Rapporten skickades utan några av sina foton. Du kan lägga till dem senare med din kod.';
