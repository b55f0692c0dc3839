/** The review of a report: how much its public copy tells, and what is said of the copy as a whole. */

/** Heading of four choices. */
export const whatCopyTells = 'What the copy shows';
export const notLoaded = 'What the copy shows could not be loaded.';
export const tryAgain = 'Try again';
/** A note above the preview; {language} is the language that the report is written in, such as `Polish`. */
export const namesFoundLessWell = 'Name detection is less reliable in {language}. Please read every word.';
/** Advice above the preview, where the copy tells all three. */
export const trackingAdvice =
  'Day, time and aircraft type together can be looked up in public flight tracking: consider showing only the month or the part of the day.';
