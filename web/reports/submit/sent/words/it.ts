// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Segnalazione inviata';
export const thanks = 'Grazie. Ora la leggerà il team sicurezza.';
/** Two buttons. */
export const submitAnother = 'Inviane un’altra';
export const viewReports = 'Leggi le segnalazioni';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Qualcosa non va: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft =
  'La segnalazione è partita senza alcune delle sue foto. Puoi aggiungerle più tardi con il tuo codice.';
