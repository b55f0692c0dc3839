/** The review of a report: how much its public copy tells, and what is said of the copy as a whole. */

/** Heading of four choices. */
export const whatCopyTells = 'Was die Fassung verrät';
export const notLoaded = 'Was die Fassung verrät, konnte nicht geladen werden.';
export const tryAgain = 'Noch einmal versuchen';
/** A note above the preview; {language} is the language that the report is written in, such as `Polish`. */
export const namesFoundLessWell =
  'In dieser Sprache ({language}) werden Namen weniger zuverlässig erkannt. Bitte lies jedes Wort.';
/** Advice above the preview, where the copy tells all three. */
export const trackingAdvice =
  'Tag, Uhrzeit und Muster zusammen lassen sich im öffentlichen Flugtracking nachschlagen: Vielleicht genügt der Monat oder die Tageszeit.';
