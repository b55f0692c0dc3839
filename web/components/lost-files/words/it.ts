// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} foto non è stata conservata quando la pagina è stata ricaricata. Sceglila di nuovo.',
  other: '{count} foto non sono state conservate quando la pagina è stata ricaricata. Sceglile di nuovo.',
};
/** Below the button that adds a flight log. */
export const logLost =
  'La registrazione di volo non è stata conservata quando la pagina è stata ricaricata. Sceglila di nuovo.';
/** A button beside both. */
export const dismiss = 'Nascondi l’avviso';
