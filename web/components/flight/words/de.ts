/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Start';
export const moment = 'Moment';
export const highest = 'Höchster Punkt';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: {duration} lang, zwischen {lowest} und {highest} m hoch.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Start: {at}.';
export const momentAt = 'Moment: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Die Höhen als Tabelle';
export const sinceStart =
  'Die Zeiten sind Stunden, Minuten und Sekunden seit Beginn der Aufzeichnung, die Höhen Meter, wie der Logger sie aufgezeichnet hat.';
export const time = 'Zeit';
export const height = 'Höhe (m)';
export const note = 'Anmerkung';
