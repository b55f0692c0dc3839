/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Decollo';
export const moment = 'Momento';
export const highest = 'Punto più alto';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: durata {duration}, tra {lowest} e {highest} m di quota.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Decollo: {at}.';
export const momentAt = 'Momento: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Le quote in tabella';
export const sinceStart =
  'I tempi sono ore, minuti e secondi dall’inizio della registrazione; le quote sono in metri, come le ha registrate il logger.';
export const time = 'Tempo';
export const height = 'Quota (m)';
export const note = 'Nota';
