// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Export CSV';
export const exporting = 'Exporting...';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Exported';
export const hasBeenSaved = '{name} has been saved.';
export const exportFailed = 'Export failed';
export const failedToExport = 'Failed to export.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt = 'All reports that match the filters. The file never says who reported.';
export const exportIt = 'Export';
export const nameAircraft = 'Include the aircraft’s registration and serial number';
export const beforeNaming =
  'Anyone who knows the aircraft can often tell who flew it. Leave this unticked if the file goes outside the safety team. The audit log records for each export whether it was ticked.';
