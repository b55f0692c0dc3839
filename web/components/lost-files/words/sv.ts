// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} foto försvann när sidan laddades om. Välj det igen.',
  other: '{count} foton försvann när sidan laddades om. Välj dem igen.',
};
/** Below the button that adds a flight log. */
export const logLost = 'Flygloggen försvann när sidan laddades om. Välj den igen.';
/** A button beside both. */
export const dismiss = 'Dölj meddelandet';
