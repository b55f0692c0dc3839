// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Exportar CSV';
export const exporting = 'Exportando…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Exportado';
export const hasBeenSaved = 'Se ha guardado {name}.';
export const exportFailed = 'No se ha exportado';
export const failedToExport = 'No se ha podido exportar.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt = 'Todos los informes que coinciden con los filtros. El archivo nunca dice quién informó.';
export const exportIt = 'Exportar';
export const nameAircraft = 'Identificar la aeronave: matrícula y número de serie';
export const beforeNaming =
  'Quien conoce la aeronave suele saber quién la volaba. No lo incluyas en archivos que vayan a salir del equipo de seguridad. El registro de auditoría anota en cada exportación si la casilla estaba marcada.';
