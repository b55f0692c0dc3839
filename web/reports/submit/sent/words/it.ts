// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Segnalazione inviata';
export const thanks = 'Grazie. Ora la leggerà il team sicurezza.';
/** Two buttons. */
export const submitAnother = 'Inviane un’altra';
export const viewReports = 'Leggi le segnalazioni';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Qualcosa non va: {complaints}';
