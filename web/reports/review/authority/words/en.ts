/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Authority';
export const loading = 'Loading...';
/** {reason} is what went wrong. */
export const notLoaded = 'This could not be loaded: {reason}';
export const tryAgain = 'Try again';

/** Section headings; the note is beside the first. */
export const deadlines = 'Deadlines';
export const someMustBeReported =
  'Some events must be reported to the authority within 72 hours. Create the file here, then upload it to the authority’s portal.';
export const fileForAuthority = 'File for the authority';
export const sentToAuthority = 'Sent to the authority';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'First notification',
  'follow-up': 'Preliminary results',
  final: 'Final results',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'due {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'sent {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Not reportable: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Change the deadline, or mark as not reportable';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'When the club became aware ({zone})';
export const awareAtHint = 'The 72 hours start here. If empty, they start when the report was submitted.';
export const whyNotReportable = 'Why it does not have to be reported';
export const whyNotReportableHint =
  'If you give a reason, no deadline applies. If you leave this empty, the event must be reported.';
/** A button, and its label while busy. */
export const save = 'Save';
export const saving = 'Saving...';
/** A message: its title and its text. */
export const notSaved = 'Not saved';
export const couldNotBeSaved = 'This could not be saved.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'The file is complete.';
export const missingForFile = {
  one: 'One thing is missing for the file:',
  other: '{count} things are missing for the file:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Choose the club’s authority in Club settings';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Details missing from the report';
export const detailsMissingAdded = {
  one: 'Details missing from the report ({count} added)',
  other: 'Details missing from the report ({count} added)',
};
export const onlyForAuthority =
  'Only for the authority: what you enter here replaces the report’s value in the file. The report itself does not change.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Date, local',
  localTime: 'Time, local',
  utcDate: 'Date, UTC',
  utcTime: 'Time, UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'Reported: {value}';
/** Below the State of Registry. */
export const unknownState =
  'This is not a known state, so it is left out of the file. Enter the state’s name or its two-letter code.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Not given';
export const asReported = 'As reported';
export const saveForAuthority = 'Save for the authority';
/** A message: its title and its text. */
export const savedForAuthority = 'Saved for the authority';
export const reportStays = 'The report itself does not change.';

/** Labels: which file, and which version of the texts. */
export const file = 'File';
export const texts = 'Texts';
export const fileTexts = {
  anonymised: 'Anonymised, as in a public copy',
  original: 'As the reporter wrote it',
};
export const includeRegistration = 'Include the aircraft’s registration and serial number';
/** A button, and why it is disabled. */
export const downloadFile = 'Download file';
export const notCompleteYet = 'The file is not complete yet.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'Not yet accepted by any authority that we know of';
/** Name of a hidden link. */
export const theFile = 'The file';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Send the reporter’s own words?';
export const textMayName =
  'The text may name people, aircraft and the reporter, and the authority’s database keeps it. The reporter was promised confidentiality. Each such download is recorded.';
export const downloadOriginal = 'Download the original';

/** Labels of fields. */
export const sentOn = 'Date sent';
export const reference = 'Authority’s reference';
/** A button. */
export const markAsSent = 'Mark as sent';
/** Title of a message. */
export const notMarkedAsSent = 'Not marked as sent';

/** List heading. */
export const whatWasSent = 'What was sent';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, ref. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Recorded by {name}.';
export const noFileDownloaded = 'No file had been downloaded before this was recorded.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Withdrawn';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Withdraw';
export const withdrawing = 'Withdrawing...';
/** Title of a message. */
export const notWithdrawn = 'Not withdrawn';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Withdraw this entry?';
export const staysInHistory =
  'It stays in the history, crossed out, and its deadline applies again. This withdraws nothing from the authority.';
