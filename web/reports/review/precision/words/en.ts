/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'What the copy shows';
export const notLoaded = 'What the copy shows could not be loaded.';
export const tryAgain = 'Try again';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection = 'Name detection is less reliable in {language}. Please read every word.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Day, time and aircraft type together can be looked up in public flight tracking: consider showing only the month or the part of the day.';
