/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Start';
export const moment = 'Moment';
export const highest = 'Hoogste punt';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: {duration} lang, tussen {lowest} en {highest} m hoog.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Start: {at}.';
export const momentAt = 'Moment: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'De hoogten als tabel';
export const sinceStart =
  'De tijden zijn uren, minuten en seconden sinds het begin van de log, de hoogten meters zoals de logger ze heeft vastgelegd.';
export const time = 'Tijd';
export const height = 'Hoogte (m)';
export const note = 'Opmerking';
