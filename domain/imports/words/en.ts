/** What is wrong with a file of old reports that is imported, said on the page and to programs; a sentence after a colon begins small. */

/** Names of two columns, beside the fields of the form. */
export const comment = 'SMS manager comment';
export const dayOfSubmission = 'Day of submission';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or of the form, {column} the name of a column, {cell} what stands in it, in quotation marks. */
export const atRow = 'Row {row}: {problem}';
export const cellProblem = '{column} {cell}: {problem}';
export const emptyProblem = '{column} (empty): {problem}';
export const notWhole = '{cells} cells where the header has {columns}; the file may be cut off or divided otherwise';
export const formula = 'this is a formula; an apostrophe before it makes it a text';
export const submissionInFuture = 'the day of submission must not be in the future';
export const submissionTooOld = 'the day of submission must be from 1900 on';
/** {order} is one of the three that follow. */
export const notADate = 'not a date written as {order}';
export const orders = {
  ymd: 'year, month, day',
  dmy: 'day, month, year',
  mdy: 'month, day, year',
};
export const noSuchMonth = 'there is no month {month}; please check how days are written';
export const noDayZero = 'there is no day 0';
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
/** Said of a file as a whole. */
export const utf16 = 'the file is in UTF-16; please save it as CSV in UTF-8';
export const workbook = 'this is a workbook and no CSV; please save it as CSV';
export const noCsv = 'this is no CSV, or in an encoding other than UTF-8 and Windows-1252';
export const damaged = 'something is neither UTF-8 nor Windows-1252; the file may be cut off or in another encoding';
export const emptyFile = 'the file is empty';
export const columnTwice = 'the column {column} is there twice';
export const tooManyColumns = 'there are more than {max} columns';
export const oneColumn = 'there is one column and no field has its name; this is no CSV';
export const noReport = 'there is no report below the header';
export const tooManyReports = 'only {max} reports are taken at once';
export const tooManyRows = 'only {max} rows are taken';
export const unclosed = 'a quotation mark is opened here and never closed; the file may be cut off';
export const afterQuote =
  'something stands behind a closing quotation mark; a quotation mark within a cell is written twice';
