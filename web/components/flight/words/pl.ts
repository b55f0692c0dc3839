/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Start';
export const moment = 'Moment zdarzenia';
export const highest = 'Najwyższy punkt';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: czas {duration}, wysokość od {lowest} do {highest} m.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Start: {at}.';
export const momentAt = 'Moment zdarzenia: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Wysokości w tabeli';
export const sinceStart =
  'Czas w godzinach, minutach i sekundach od początku zapisu; wysokości w metrach, tak jak zapisał je rejestrator.';
export const time = 'Czas';
export const height = 'Wysokość (m)';
export const note = 'Uwaga';
