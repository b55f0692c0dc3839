// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Export CSV';
export const exporting = 'Exporting...';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Exported';
export const hasBeenSaved = '{name} has been saved.';
export const exportFailed = 'Export failed';
export const failedToExport = 'Failed to export.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt = 'All reports that match the filters. The file never says who reported.';
export const exportIt = 'Export';
export const nameAircraft = 'Include the aircraft’s registration and serial number';
export const beforeNaming =
  'Anyone who knows the aircraft can often tell who flew it. Leave this unticked if the file goes outside the safety team. The audit log records for each export whether it was ticked.';
