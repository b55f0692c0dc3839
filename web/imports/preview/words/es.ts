/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Vista previa de {name}';
export const readingAgain = 'Leyendo otra vez el archivo…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. Llegan como informes pendientes, cada uno con su propia fecha.';
export const rowsInFile = { one: '{count} fila en el archivo', other: '{count} filas en el archivo' };
export const canBeImported = { one: '{count} informe se puede importar', other: '{count} informes se pueden importar' };
export const cannotBeImported = {
  one: '{count} fila no se puede importar',
  other: '{count} filas no se pueden importar',
};
export const importedBefore = { one: '{count} fila ya importada antes', other: '{count} filas ya importadas antes' };

/** While busy. */
export const importing = 'Importando…';
export const importingReports = {
  one: 'Importando {count} informe: todo o, si algo falla, nada. Si son miles, puede tardar hasta un minuto. Mientras tanto puedes salir de esta página.',
  other:
    'Importando {count} informes: todos o, si algo falla, ninguno. Si son miles, puede tardar hasta un minuto. Mientras tanto puedes salir de esta página.',
};
/** Beside the buttons. */
export const chooseForUndated =
  'Elige qué pasa con las filas sin fecha. Una importación se puede deshacer durante 24 horas.';
export const nothingImportedYet =
  'Aún no se ha importado nada. Si no lo confirmas en una hora, el archivo se borra. Una importación se puede deshacer durante 24 horas.';
/** Buttons. */
export const startAgain = 'Empezar de nuevo';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Este archivo ya no está en el servidor. O se importó, y entonces aparece en «Importaciones recientes», o se borró al cabo de una hora. Empieza de nuevo.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Reintentar';
export const importReports = { one: 'Importar {count} informe', other: 'Importar {count} informes' };
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: 'Omitir {count} fila e {andImport}',
  other: 'Omitir {count} filas e {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = { one: 'importar {count} informe', other: 'importar {count} informes' };

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Cómo están escritas las fechas';
export const checkDays = 'Compruébalo: 03.04.2019 puede ser de abril o de marzo.';
export const dayOrders = {
  dmy: 'Día, mes, año: 31.12.2019',
  mdy: 'Mes, día, año: 12/31/2019',
  ymd: 'Año, mes, día: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Qué es cada columna';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Ninguna columna contiene todavía el campo «{field}», necesario en cada informe. Elige la columna en «{group}».';
/** A column without a name. */
export const columnNumber = 'Columna {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Omitir';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Palabras que el formulario no conoce';
export const chooseMeaning =
  'Elige qué significa cada palabra para que cuente en los filtros, las tendencias y la gravedad. También puedes dejarla como está.';
/** An option. */
export const keepAsIs = 'Dejar como está';
/** A button. */
export const showAllWords = { one: 'Ver {count} palabra', other: 'Ver las {count} palabras' };

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Filas sin fecha: {count}. ¿Qué pasa con ella?',
  other: 'Filas sin fecha: {count}. ¿Qué pasa con ellas?',
};
export const undatedChoices = {
  'leave-out': 'Omitirlas',
  year: 'Ponerles el 1 de enero de un año',
  today: 'Ponerles la fecha de hoy',
};
export const haveNoDay = {
  one: '{count} fila no tiene ni fecha de envío ni fecha del suceso.',
  other: '{count} filas no tienen ni fecha de envío ni fecha del suceso.',
};
/** Label and hint of a field. */
export const year = 'Año';
export const fourDigits = 'Cuatro cifras, por ejemplo 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Introduce un año entre 1900 y {year}';

/** A heading above the first reports of the file. */
export const yourReport = 'Tu informe';
export const yourFirstReports = 'Tus primeros informes';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Fila {row}';
/** Instead of a date. */
export const waitsForChoice = 'Falta que elijas';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (confidencial):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Filas que no se pueden importar';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'Aquí se ve {shown} de {count} fila.',
  other: 'Aquí se ven las primeras {shown} de {count} filas.',
};
export const correctThem = 'Corrígelas en tu hoja de cálculo y elige otra vez el archivo, u omítelas.';
/** A button. */
export const showAllRows = { one: 'Ver {count} fila', other: 'Ver las {count} filas' };
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Ya importadas antes';
export const notImportedAgain = {
  one: '{count} fila ya se importó antes y no se importará otra vez: fila {rows}.',
  other: '{count} filas ya se importaron antes y no se importarán otra vez: filas {rows}.',
};
