// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Rapporten är skickad';
export const thanks = 'Tack för din rapport. Säkerhetsteamet kommer att granska den.';
/** Two buttons. */
export const submitAnother = 'Skicka en rapport till';
export const viewReports = 'Läs publicerade rapporter';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Fel i uppgifterna: {complaints}';
