// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} foto is bij het herladen van de pagina niet bewaard. Kies hem opnieuw.',
  other: '{count} foto’s zijn bij het herladen van de pagina niet bewaard. Kies ze opnieuw.',
};
/** Below the button that adds a flight log. */
export const logLost = 'Je vluchtlog is bij het herladen van de pagina niet bewaard. Kies hem opnieuw.';
/** A button beside both. */
export const dismiss = 'Bericht sluiten';
