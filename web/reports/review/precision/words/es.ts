/** The review of a report: how much its public copy tells, and what is said of the copy as a whole. */

/** Heading of four choices. */
export const whatCopyTells = 'Qué cuenta la copia';
export const notLoaded = 'No se ha podido cargar qué cuenta la copia.';
export const tryAgain = 'Reintentar';
/** A note above the preview; {language} is the language that the report is written in, such as `Polish`. */
export const namesFoundLessWell = 'En {language} los nombres se detectan peor. Lee cada palabra, por favor.';
/** Advice above the preview, where the copy tells all three. */
export const trackingAdvice =
  'Con el día, la hora y el tipo de aeronave juntos se puede encontrar el vuelo en el seguimiento público: piensa si basta con el mes o con la parte del día.';
