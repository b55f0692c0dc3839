/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Import reports';
export const subtitle = "Import the club's old reports";
export const accessDenied = 'Access denied. Only admins and super-admins can import reports.';
export const loading = 'Loading...';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Choose a file';
export const whichFile =
  'A CSV file from any spreadsheet: one report per row, column names in the first row, up to 5,000 reports. Nothing is imported until you have checked the result.';
/** Name of the field. */
export const csvFile = 'CSV file';
export const chooseFile = 'Choose file';
export const readingFile = 'Reading the file...';
export const downloadTemplate = 'Download template';
export const tooLarge = 'The file is larger than 5 MB. Please split it.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = 'Sending {name} ({size}) and reading it. Nothing is imported yet.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = { one: '{count} report imported', other: '{count} reports imported' };
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'All of these reports had been imported before';
export const theyWait =
  'They are waiting as pending reports, each with its own date of submission. Nobody was notified by email.';
export const ifWrong =
  'If something is wrong, you can undo the import for 24 hours, as long as nobody has worked on any of its reports. If the same file is imported again, nothing is duplicated; a corrected row becomes a new report.';
export const openDashboard = 'Open the dashboard';
export const importAnother = 'Import another file';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Recent imports';
export const canBeUndone = 'An import can be undone for 24 hours, as long as nobody has worked on any of its reports.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = { one: '{count} report for {club}', other: '{count} reports for {club}' };
/** Below it; both are a day and time. */
export const importedOn = 'Imported on {imported}. Can be undone until {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Undo';
export const undoImportOf = {
  one: 'Undo the import of {count} report',
  other: 'Undo the import of {count} reports',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Undo import';
export const whatUndoDoes = {
  one: 'The report of this import is deleted. You can import the same file again afterwards.',
  other: 'All {count} reports of this import are deleted. You can import the same file again afterwards.',
};
export const deleteReports = { one: 'Delete {count} report', other: 'Delete {count} reports' };
export const deleting = 'Deleting...';
/** Title and text of a message. */
export const importUndone = 'Import undone';
export const reportsDeleted = { one: '{count} report deleted.', other: '{count} reports deleted.' };
