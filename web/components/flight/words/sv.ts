/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Start';
export const moment = 'Händelsen';
export const highest = 'Högsta punkten';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: {duration} lång, mellan {lowest} och {highest} m höjd.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Start: {at}.';
export const momentAt = 'Händelsen: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Höjderna som tabell';
export const sinceStart =
  'Tiderna är timmar, minuter och sekunder sedan loggen började, höjderna meter så som loggern spelade in dem.';
export const time = 'Tid';
export const height = 'Höjd (m)';
export const note = 'Anmärkning';
