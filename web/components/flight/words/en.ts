/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Names of places on the curve, and what the table notes beside a height. */
export const launch = 'Launch';
export const moment = 'Moment';
export const highest = 'Highest';

/** Describes the drawing to people who cannot see it: {title} is its name, {duration} a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: {duration} long, between {lowest} and {highest} m high.';
/** A place on the curve: {time} is `1:05:30`, {metres} a number. The next two sentences name such a place as {at}. */
export const at = '{time}, {metres} m';
export const launchAt = 'Launch: {at}.';
export const momentAt = 'Moment: {at}.';

/** To be unfolded: the table, what is said above it, and its columns. */
export const theHeights = 'The heights as a table';
export const sinceStart =
  'Times are hours, minutes and seconds since the log began. Heights are in metres as the logger recorded them.';
export const time = 'Time';
export const height = 'Height (m)';
export const note = 'Note';
