/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Launch';
export const moment = 'Moment';
export const highest = 'Highest';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: duration {duration}, altitude between {lowest} and {highest} m.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Launch: {at}.';
export const momentAt = 'Moment: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Altitudes as a table';
export const sinceStart =
  'Times are hours, minutes and seconds since the log began. Altitudes are in metres as the logger recorded them.';
export const time = 'Time';
export const height = 'Altitude (m)';
export const note = 'Note';
