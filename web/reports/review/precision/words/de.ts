/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Was die Fassung verrät';
export const notLoaded = 'Was die Fassung verrät, konnte nicht geladen werden.';
export const tryAgain = 'Noch einmal versuchen';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection =
  'In dieser Sprache ({language}) werden Namen weniger zuverlässig erkannt. Bitte lies jedes Wort.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Tag, Uhrzeit und Muster zusammen lassen sich im öffentlichen Flugtracking nachschlagen: Vielleicht genügt der Monat oder die Tageszeit.';
