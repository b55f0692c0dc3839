/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Qué muestra la copia';
export const notLoaded = 'No se ha podido cargar lo que muestra la copia.';
export const tryAgain = 'Reintentar';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection = 'En {language} los nombres se detectan peor. Lee cada palabra, por favor.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Con el día, la hora y el tipo de aeronave juntos se puede encontrar el vuelo en el seguimiento público: piensa si basta con el mes o con la parte del día.';
