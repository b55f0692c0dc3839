// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Add a flight log';
export const readHere = 'An .igc file. It is read on this device; only altitudes over time are sent.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Reading the log...';
export const tooLarge = 'This file is larger than 10 MB and was not read.';
export const noLog = 'This file is not a flight log (.igc) that can be read here.';
export const noHeights = 'This log contains no altitudes.';
export const notRead = 'The log could not be read.';
/** After each of the four. */
export const withoutIt = 'You can send your report without it.';
/** A button. */
export const remove = 'Remove the log';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Your flight';
export const whatIsSent =
  'This curve, the launch and the moment you mark are sent with your report: no position, no date, no name. Only your safety team sees it. It is never published, and it is erased together with your contact details.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'When did it happen? Tap the curve or move the slider.';
export const moment = 'Moment';
export const marked = 'Marked: {at}';
export const notMarked = 'No moment is marked yet.';
export const removeMark = 'Remove the mark';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'The log can fill in what is still empty:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (the marked moment)';
export const timeOfLaunch = '{time} (the launch)';
export const timeOfStart = '{time} (the start of the log)';
export const fillIn = 'Fill these in';
/** After pressing it. */
export const filledIn = 'Filled in. Please check these fields in the form.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'This curve is attached to your report.';
