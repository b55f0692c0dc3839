/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Names of places on the curve, and what the table notes beside a height. */
export const launch = 'Decollo';
export const moment = 'Momento';
export const highest = 'Punto più alto';

/** Describes the drawing to who cannot see it: {title} is its name, {duration} a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: durata {duration}, tra {lowest} e {highest} m di quota.';
/** A place on the curve: {time} is `1:05:30`, {metres} a number. The next two sentences name such a place as {at}. */
export const at = '{time}, {metres} m';
export const launchAt = 'Decollo: {at}.';
export const momentAt = 'Momento: {at}.';

/** To be unfolded: the table, what is said above it, and its columns. */
export const theHeights = 'Le quote in tabella';
export const sinceStart =
  'I tempi sono ore, minuti e secondi dall’inizio della registrazione; le quote sono in metri, come le ha registrate il logger.';
export const time = 'Tempo';
export const height = 'Quota (m)';
export const note = 'Nota';
