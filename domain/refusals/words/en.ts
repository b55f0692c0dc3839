/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Year',
  edition: 'Edition',
  club: 'Club',
  keyword: 'Keyword',
  startDate: 'Start date',
  endDate: 'End date',
  severity: 'Severity level',
  aircraftCategory: 'Aircraft category',
  approvalStatus: 'Approval status',
  language: 'Language',
  flightPhase: 'Flight phase',
  operationType: 'Operation type',
  worldRegion: 'World region',
  question: 'Question',
  occurrenceCategory: 'Category of occurrence',
  action: 'Action',
  name: 'Name',
  email: 'Email',
  code: 'Code',
  recoveryCode: 'Recovery code',
  whatNeedsToBeDone: 'What needs to be done',
  details: 'Details',
  who: 'Owner',
  result: 'Result',
  checkOn: 'Check date',
  dueOn: 'Due date',
  report: 'Report',
  reply: 'Reply to the reporter',
  takenBy: 'Assigned to',
  note: 'Note',
  comment: 'Comment',
  publicHeadline: 'Public headline',
  awareAt: 'Time the club became aware',
  notReportable: 'Reason it is not reportable',
  sentOn: 'Date sent',
  reference: 'Reference',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} must be one of {values}';
export const oneOfOrNull = '{name} must be one of {values}, or null';
export const mustBe = '{name} must be {value}';
export const mustBeId = '{name} must be an id';
export const mustBeUuid = '{name} must be a UUID';
export const nameMustBeText = '{name} must be text';
export const notValid = '{name} is not valid';
export const badCursor = 'cursor is not valid';
export const badLimit = 'limit must be a whole number from 1 to {max}';
export const badIds = 'ids must list at most {max} reports, separated by commas';
export const badLanguage = 'Language must be an ISO 639-1 code, such as de';
export const fourDigits = 'Year must have four digits';
export const editionOf = 'Edition must be team or members';
export const statusOf = 'Approval status must be pending or approved';
export const categoryId = 'Category of occurrence must be the id of a category';
export const auditedAction = 'Action must be an action in the audit log';

/** Users and keys of an account. */
export const nameRequired = 'Name is required';
export const selectRole = 'Please select a role';
export const roleAndClub = 'Role and club assignment must be compatible';
export const sixDigits = 'Enter the six digits that your app shows';
export const oneOfYourCodes = 'Enter one of your recovery codes';
export const noPasskey = 'The browser did not return a passkey';
export const oneWay = 'Send exactly one of totp, recovery and passkey';
export const passkeyName = 'Give the passkey a name';
export const linkIncomplete = 'This link is incomplete';
export const currentPasswordRequired = 'Current password is required';

/** Settings of a club. */
export const badEntity = 'responsibleEntity must be the id of an authority in the E5X list, or null';
export const badZone = 'timeZone must be the name of an IANA time zone, such as Europe/Berlin';
export const badCoarse = 'coarse must be {date?, time?, place?, type?}';

/** Review of a report. */
export const badRedactions = 'redactions must be a list of {field, start, end, action, replacement?}';
export const badOffset = 'start and end must be whole numbers from 0';
export const badReplacement = 'A replacement must be a single line of at most {max} characters';
export const redactionAction = 'action must be replace or keep';
export const endBeforeStart = 'end must not come before start';
export const tooManyRedactions = 'At most {max} redactions are allowed';
export const replacementsTooLong = 'The replacements in one text may have at most {max} characters in total';
export const nameLanguage = 'Please enter a language';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Please choose a member of the safety team';
export const writeReply = 'Please write the reply to the reporter';
export const tooManyCategories = 'Please choose at most {max} different categories from the list';
export const tooManyEventTypes = 'Please choose at most {max} different event types from the list';
export const chooseClass = 'Please choose a class from the list';
export const chooseOutcome = 'Please choose an outcome from the list';
export const chooseBarriers = 'Please choose the remaining safeguards from the list';
export const chooseReason = 'Please choose a reason from the list';
export const noSuchMessage = 'This message does not exist';
export const chooseOfClub = 'Please choose a member of the club’s safety team';
export const noSuchReport = 'This report does not exist';
export const dayFrom2000 = '{label} must be a date in 2000 or later';
export const sayWhatToDo = 'Please say what needs to be done';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'A completed action cannot be dropped; reopen it first';
export const droppedNotDone = 'A dropped action cannot be completed; reopen it first';
export const workedOnlyIfDone = 'You can only say whether an action worked once it is completed';

/** The authority. */
export const chooseFromList = 'Please choose {label} from the list';
export const dateAndTime = 'Please give a date and time such as 2026-06-03T10:00:00Z';
export const awareInFuture = 'The time at which the club became aware cannot be in the future';
export const sentDay = 'Please enter the date on which it was sent (YYYY-MM-DD)';
export const sentInFuture = 'The date on which it was sent cannot be in the future';

/** Import of old reports. */
export const oneRowWithoutDay = 'Choose what happens to 1 row without a date';
export const rowsWithoutDay = 'Choose what happens to {rows} rows without a date';
export const leaveOutOne = 'Leave out 1 row, or correct the file';
export const leaveOut = 'Leave out {rows} rows, or correct the file';
export const badColumns = 'columns must be a list of {header, field}, each field once or null';
export const columnsOfFile = 'columns must be those of the file, in the same order';
export const badUndated = 'undated must be leave-out, today, or January 1 of a year from 1900 to this year';
export const badValues = 'values must map words of a field to a value of its list, or null';
export const columnsTwice = 'two columns cannot map to the same field';

/** A sealed report that waited on a device. */
export const unknownKey = 'This report was sealed with a key that the server does not have';
export const cannotOpen = 'This sealed report cannot be opened';
