/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Décollage';
export const moment = 'Moment';
export const highest = 'Point le plus haut';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title} : durée {duration}, entre {lowest} et {highest} m d’altitude.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Décollage : {at}.';
export const momentAt = 'Moment : {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Les altitudes en tableau';
export const sinceStart =
  'Les temps sont en heures, minutes et secondes depuis le début de l’enregistrement ; les altitudes sont en mètres, telles que l’enregistreur les a notées.';
export const time = 'Temps';
export const height = 'Altitude (m)';
export const note = 'Remarque';
