/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Comentario del responsable de seguridad';
export const dayOfSubmission = 'Fecha de envío';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Fila {row}: {problem}';
export const cellProblem = '{column} «{cell}»: {problem}';
export const emptyProblem = '{column} (vacío): {problem}';
export const notWhole =
  'el número de celdas no es el de la cabecera ({cells} en lugar de {columns}); puede que el archivo esté cortado o separado de otra forma';
export const formula = 'es una fórmula; un apóstrofo delante la convierte en texto';
export const submissionInFuture = 'la fecha de envío no puede estar en el futuro';
export const submissionTooOld = 'la fecha de envío tiene que ser de 1900 en adelante';
/** {order} is one of the three that follow. */
export const notADate = 'no es una fecha escrita como {order}';
export const orders = {
  ymd: 'año, mes, día',
  dmy: 'día, mes, año',
  mdy: 'mes, día, año',
};
export const hasTime = 'indica la fecha sin la hora';
export const noSuchMonth = 'no existe el mes {month}; comprueba cómo están escritas las fechas';
export const noDayZero = 'no existe el día 0';
export const noYearZero = 'no existe el año 0';
/** {month} is the name of a month. */
export const monthHas = '{month} tiene {days} días';
export const februaryHas = 'febrero de {year} tiene {days} días';
export const months = {
  1: 'enero',
  2: 'febrero',
  3: 'marzo',
  4: 'abril',
  5: 'mayo',
  6: 'junio',
  7: 'julio',
  8: 'agosto',
  9: 'septiembre',
  10: 'octubre',
  11: 'noviembre',
  12: 'diciembre',
};
/** About the file as a whole. */
export const utf16 = 'el archivo está en UTF-16; guárdalo como CSV en UTF-8';
export const workbook = 'es un libro de cálculo y no un CSV; guárdalo como CSV';
export const noCsv = 'no es un CSV, o no está codificado ni en UTF-8 ni en Windows-1252';
export const damaged =
  'hay caracteres que no son ni UTF-8 ni Windows-1252; puede que el archivo esté cortado o en otra codificación';
export const emptyFile = 'el archivo está vacío';
export const columnTwice = 'la columna {column} está dos veces';
export const tooManyColumns = 'hay más de {max} columnas';
export const oneColumn = 'hay una sola columna y ningún campo se llama así; no es un CSV';
export const noReport = 'no hay ningún informe debajo de la cabecera';
export const tooManyReports = 'se pueden importar como mucho {max} informes de una vez';
export const unclosed = 'aquí se abren comillas que nunca se cierran; puede que el archivo esté cortado';
export const afterQuote =
  'hay algo detrás de unas comillas de cierre; dentro de una celda las comillas se escriben dos veces';
