/** The height curve of a flight and its table, on the form and in the review dialog. */

/** Points on the curve, and notes in the table. */
export const launch = 'Despegue';
export const moment = 'Momento';
export const highest = 'Punto más alto';

/** Alternative text of the curve {title}: {duration} is a time (`3:12:00`), {lowest} and {highest} are metres. */
export const summary = '{title}: duración {duration}, entre {lowest} y {highest} m de altitud.';
/** A point on the curve: {time} is `1:05:30`, {metres} a number. In the next two sentences, {at} is such a point. */
export const at = '{time}, {metres} m';
export const launchAt = 'Despegue: {at}.';
export const momentAt = 'Momento: {at}.';

/** An expandable table, the text above it, and its columns. */
export const theHeights = 'Las altitudes en una tabla';
export const sinceStart =
  'Los tiempos son horas, minutos y segundos desde el comienzo del registro; las altitudes están en metros, tal como las anotó el registrador.';
export const time = 'Tiempo';
export const height = 'Altitud (m)';
export const note = 'Nota';
