// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} Foto ging beim Neuladen der Seite verloren. Bitte wähle es noch einmal aus.',
  other: '{count} Fotos gingen beim Neuladen der Seite verloren. Bitte wähle sie noch einmal aus.',
};
/** Below the button that adds a flight log. */
export const logLost = 'Deine Flugaufzeichnung ging beim Neuladen der Seite verloren. Bitte wähle sie noch einmal aus.';
/** A button beside both. */
export const dismiss = 'Hinweis ausblenden';
