// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Añadir un registro de vuelo';
export const readHere =
  'Un archivo IGC. Se lee en este dispositivo; solo se envían las altitudes a lo largo del tiempo.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Leyendo el registro…';
export const tooLarge = 'Este archivo supera los 10 MB y no se ha leído.';
export const noLog = 'Este archivo no es un registro de vuelo (.igc) que se pueda leer aquí.';
export const noHeights = 'Este registro no contiene altitudes.';
export const notRead = 'No se ha podido leer el registro.';
/** After each of the four. */
export const withoutIt = 'Puedes enviar tu informe sin él.';
/** A button. */
export const remove = 'Quitar el registro';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Tu vuelo';
export const whatIsSent =
  'Con tu informe se envían esta curva, el despegue y el momento que marques: ni posición, ni fecha, ni nombre. Solo la ve tu equipo de seguridad. Nunca se publica y se borra junto con tus datos de contacto.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = '¿Cuándo ocurrió? Toca la curva o mueve el deslizador.';
export const moment = 'Momento';
export const marked = 'Marcado: {at}';
export const notMarked = 'Aún no hay ningún momento marcado.';
export const removeMark = 'Quitar la marca';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'El registro puede rellenar lo que aún está vacío:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (el momento marcado)';
export const timeOfLaunch = '{time} (el despegue)';
export const timeOfStart = '{time} (el comienzo del registro)';
export const fillIn = 'Rellenar estos campos';
/** After pressing it. */
export const filledIn = 'Rellenado. Revisa estos campos en el formulario.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Esta curva va adjunta a tu informe.';
