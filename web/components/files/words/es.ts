// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Exportar CSV';
export const exporting = 'Exportando…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Exportado';
export const hasBeenSaved = 'Se ha guardado {name}.';
export const exportFailed = 'No se ha exportado';
export const failedToExport = 'No se ha podido exportar.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt = 'Todos los informes que coinciden con los filtros. El archivo nunca dice quién informó.';
export const exportIt = 'Exportar';
export const nameAircraft = 'Identificar la aeronave: matrícula y número de serie';
export const beforeNaming =
  'Quien conoce la aeronave suele saber quién la volaba. No lo incluyas en archivos que vayan a salir del equipo de seguridad. El registro de auditoría anota en cada exportación si la casilla estaba marcada.';
