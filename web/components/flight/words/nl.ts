/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Names of places on the curve, and what the table notes beside a height. */
export const launch = 'Start';
export const moment = 'Moment';
export const highest = 'Hoogste punt';

/** Describes the drawing to who cannot see it: {title} is its name, {duration} a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: {duration} lang, tussen {lowest} en {highest} m hoog.';
/** A place on the curve: {time} is `1:05:30`, {metres} a number. The next two sentences name such a place as {at}. */
export const at = '{time}, {metres} m';
export const launchAt = 'Start: {at}.';
export const momentAt = 'Moment: {at}.';

/** To be unfolded: the table, what is said above it, and its columns. */
export const theHeights = 'De hoogten als tabel';
export const sinceStart =
  'De tijden zijn uren, minuten en seconden sinds het begin van de log, de hoogten meters zoals de logger ze heeft vastgelegd.';
export const time = 'Tijd';
export const height = 'Hoogte (m)';
export const note = 'Opmerking';
