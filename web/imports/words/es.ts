/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Importar informes';
export const subtitle = 'Importa los informes antiguos del club';
export const accessDenied = 'Sin acceso. Solo los administradores y superadministradores pueden importar informes.';
export const loading = 'Cargando…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Elige un archivo';
export const whichFile =
  'Un archivo CSV como los que guarda cualquier hoja de cálculo: un informe por fila, los nombres de las columnas en la primera, hasta 5000 informes. No se importa nada hasta que hayas visto cómo queda.';
/** Name of the field. */
export const csvFile = 'Archivo CSV';
export const chooseFile = 'Elegir archivo';
export const readingFile = 'Leyendo el archivo…';
export const downloadTemplate = 'Descargar plantilla';
export const tooLarge = 'El archivo pasa de 5 MB. Divídelo.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = 'Enviando {name} ({size}) y leyéndolo. Con esto no se importa nada.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = { one: '{count} informe importado', other: '{count} informes importados' };
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Todos estos informes ya se habían importado antes';
export const theyWait =
  'Esperan como informes pendientes, cada uno con su propia fecha de envío. No se ha avisado a nadie por correo.';
export const ifWrong =
  'Si algo está mal, puedes deshacer la importación durante 24 horas, mientras nadie haya trabajado en ninguno de sus informes. Si se importa otra vez el mismo archivo, no se duplica nada; una fila corregida se convierte en un informe aparte.';
export const openDashboard = 'Abrir el panel';
export const importAnother = 'Importar otro archivo';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Importaciones recientes';
export const canBeUndone =
  'Una importación se puede deshacer durante 24 horas, mientras nadie haya trabajado en ninguno de sus informes.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = { one: '{count} informe para {club}', other: '{count} informes para {club}' };
/** Below it; both are a day and time. */
export const importedOn = 'Importado: {imported}. Se puede deshacer hasta: {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Deshacer';
export const undoImportOf = {
  one: 'Deshacer la importación de {count} informe',
  other: 'Deshacer la importación de {count} informes',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Deshacer importación';
export const whatUndoDoes = {
  one: 'Se borra el informe de esta importación. Después puedes importar otra vez el mismo archivo.',
  other: 'Se borran los {count} informes de esta importación. Después puedes importar otra vez el mismo archivo.',
};
export const deleteReports = { one: 'Borrar {count} informe', other: 'Borrar {count} informes' };
export const deleting = 'Borrando…';
/** Title and text of a message. */
export const importUndone = 'Importación deshecha';
export const reportsDeleted = { one: '{count} informe borrado.', other: '{count} informes borrados.' };
