/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Vzlet';
export const moment = 'Okamžik události';
export const highest = 'Nejvyšší bod';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: délka {duration}, výška od {lowest} do {highest} m.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Vzlet: {at}.';
export const momentAt = 'Okamžik události: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Výšky v tabulce';
export const sinceStart =
  'Časy jsou v hodinách, minutách a sekundách od začátku záznamu, výšky v metrech tak, jak je zaznamenal logger.';
export const time = 'Čas';
export const height = 'Výška (m)';
export const note = 'Poznámka';
