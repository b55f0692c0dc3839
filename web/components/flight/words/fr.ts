/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Names of places on the curve, and what the table notes beside a height. */
export const launch = 'Décollage';
export const moment = 'Moment';
export const highest = 'Point le plus haut';

/** Describes the drawing to who cannot see it: {title} is its name, {duration} a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title} : durée {duration}, entre {lowest} et {highest} m d’altitude.';
/** A place on the curve: {time} is `1:05:30`, {metres} a number. The next two sentences name such a place as {at}. */
export const at = '{time}, {metres} m';
export const launchAt = 'Décollage : {at}.';
export const momentAt = 'Moment : {at}.';

/** To be unfolded: the table, what is said above it, and its columns. */
export const theHeights = 'Les altitudes en tableau';
export const sinceStart =
  'Les temps sont en heures, minutes et secondes depuis le début de l’enregistrement ; les altitudes sont en mètres, telles que l’enregistreur les a notées.';
export const time = 'Temps';
export const height = 'Altitude (m)';
export const note = 'Remarque';
