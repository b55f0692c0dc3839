/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Preview of {name}';
export const readingAgain = 'Reading the file again...';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. They will be added as pending reports with their own dates.';
export const rowsInFile = { one: '{count} row in the file', other: '{count} rows in the file' };
export const canBeImported = { one: '{count} report can be imported', other: '{count} reports can be imported' };
export const cannotBeImported = { one: '{count} row cannot be imported', other: '{count} rows cannot be imported' };
export const importedBefore = { one: '{count} row imported before', other: '{count} rows imported before' };

/** While busy. */
export const importing = 'Importing...';
export const importingReports = {
  one: 'Importing {count} report: all of them or, if anything fails, none. Thousands take up to a minute. You can leave this page in the meantime.',
  other:
    'Importing {count} reports: all of them or, if anything fails, none. Thousands take up to a minute. You can leave this page in the meantime.',
};
/** Beside the buttons. */
export const chooseForUndated =
  'Please choose what happens to rows without a date. An import can be undone for 24 hours.';
export const nothingImportedYet =
  'Nothing is imported yet. After an hour without confirmation the file is deleted. An import can be undone for 24 hours.';
/** Buttons. */
export const startAgain = 'Start again';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'This file is no longer on the server. It was either imported, and is then listed under “Recent imports”, or deleted after an hour. Please start again.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Try again';
export const importReports = { one: 'Import {count} report', other: 'Import {count} reports' };
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: 'Leave out {count} row and {andImport}',
  other: 'Leave out {count} rows and {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = { one: 'import {count} report', other: 'import {count} reports' };

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'How dates are written';
export const checkDays = 'Please check this: 03.04.2019 could be in April or in March.';
export const dayOrders = {
  dmy: 'Day, month, year: 31.12.2019',
  mdy: 'Month, day, year: 12/31/2019',
  ymd: 'Year, month, day: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'What each column contains';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'No column contains the field “{field}”, which each report needs. Please choose its column under “{group}”.';
/** A column without a name. */
export const columnNumber = 'Column {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Leave out';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Values not in the form’s lists';
export const chooseMeaning =
  'Choose what each value means, so that filters, trends and the severity count it. You can also keep a value as it is.';
/** An option. */
export const keepAsIs = 'Keep as it is';
/** A button. */
export const showAllWords = { one: 'Show all {count} value', other: 'Show all {count} values' };

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Rows without a date: {count}. What should happen to it?',
  other: 'Rows without a date: {count}. What should happen to them?',
};
export const undatedChoices = {
  'leave-out': 'Leave them out',
  year: 'Date them January 1 of a chosen year',
  today: 'Date them today',
};
export const haveNoDay = {
  one: '{count} row has neither a date of submission nor a date of the occurrence.',
  other: '{count} rows have neither a date of submission nor a date of the occurrence.',
};
/** Label and hint of a field. */
export const year = 'Year';
export const fourDigits = 'Four digits, for example 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Please enter a year from 1900 to {year}';

/** A heading above the first reports of the file. */
export const yourReport = 'Your report';
export const yourFirstReports = 'Your first reports';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Row {row}';
/** Instead of a date. */
export const waitsForChoice = 'Waiting for your choice';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (confidential):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Rows that cannot be imported';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'The first {shown} of {count} row are listed.',
  other: 'The first {shown} of {count} rows are listed.',
};
export const correctThem = 'Correct them in your spreadsheet and choose the file again, or leave them out.';
/** A button. */
export const showAllRows = { one: 'Show all {count} row', other: 'Show all {count} rows' };
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Imported before';
export const notImportedAgain = {
  one: '{count} row was imported before and will not be imported again: row {rows}.',
  other: '{count} rows were imported before and will not be imported again: rows {rows}.',
};
