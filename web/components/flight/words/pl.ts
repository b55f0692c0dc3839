/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Names of places on the curve, and what the table notes beside a height. */
export const launch = 'Start';
export const moment = 'Moment zdarzenia';
export const highest = 'Najwyższy punkt';

/** Describes the drawing to who cannot see it: {title} is its name, {duration} a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: czas {duration}, wysokość od {lowest} do {highest} m.';
/** A place on the curve: {time} is `1:05:30`, {metres} a number. The next two sentences name such a place as {at}. */
export const at = '{time}, {metres} m';
export const launchAt = 'Start: {at}.';
export const momentAt = 'Moment zdarzenia: {at}.';

/** To be unfolded: the table, what is said above it, and its columns. */
export const theHeights = 'Wysokości w tabeli';
export const sinceStart =
  'Czas w godzinach, minutach i sekundach od początku zapisu; wysokości w metrach, tak jak zapisał je rejestrator.';
export const time = 'Czas';
export const height = 'Wysokość (m)';
export const note = 'Uwaga';
