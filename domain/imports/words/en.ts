/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'SMS manager comment';
export const dayOfSubmission = 'Date of submission';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Row {row}: {problem}';
export const cellProblem = '{column} "{cell}": {problem}';
export const emptyProblem = '{column} (empty): {problem}';
export const notWhole =
  'the number of cells differs from the header ({cells} instead of {columns}); the file may be cut off or use another separator';
export const formula = 'this is a formula; put an apostrophe before it to import it as text';
export const submissionInFuture = 'the date of submission must not be in the future';
export const submissionTooOld = 'the date of submission must be in 1900 or later';
/** {order} is one of the three that follow. */
export const notADate = 'not a date written as {order}';
export const orders = {
  ymd: 'year, month, day',
  dmy: 'day, month, year',
  mdy: 'month, day, year',
};
export const hasTime = 'please give the date without a time';
export const noSuchMonth = 'there is no month {month}; please check how dates are written';
export const noDayZero = 'there is no day 0';
export const noYearZero = 'there is no year 0';
/** {month} is the name of a month. */
export const monthHas = '{month} has {days} days';
export const februaryHas = 'February {year} has {days} days';
export const months = {
  1: 'January',
  2: 'February',
  3: 'March',
  4: 'April',
  5: 'May',
  6: 'June',
  7: 'July',
  8: 'August',
  9: 'September',
  10: 'October',
  11: 'November',
  12: 'December',
};
/** About the file as a whole. */
export const utf16 = 'the file is in UTF-16; please save it as CSV in UTF-8';
export const workbook = 'this is a workbook, not a CSV file; please save it as CSV';
export const noCsv = 'this is not a CSV file, or its encoding is neither UTF-8 nor Windows-1252';
export const damaged =
  'some characters are neither UTF-8 nor Windows-1252; the file may be cut off or in another encoding';
export const emptyFile = 'the file is empty';
export const columnTwice = 'the column {column} appears twice';
export const tooManyColumns = 'there are more than {max} columns';
export const oneColumn = 'there is only one column, and no field has its name; this is not a CSV file';
export const noReport = 'there is no report below the header';
export const tooManyReports = 'at most {max} reports can be imported at once';
export const unclosed = 'a quotation mark opens here and is never closed; the file may be cut off';
export const afterQuote = 'something follows a closing quotation mark; a quotation mark within a cell must be doubled';
