/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'Report approved', comment: 'Comment saved', hide: 'Report hidden' };
export const doneDetails = {
  approve: 'The report is now visible on the public reports page.',
  comment: 'Internal comment added to report.',
  hide: 'The report has been removed from public view.',
};
export const failed = {
  approve: 'Failed to approve',
  comment: 'Failed to save comment',
  hide: 'Failed to hide report',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'Failed to approve.',
  comment: 'Failed to save comment.',
  hide: 'Failed to hide report.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Comment required';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'The current version of the report could not be loaded. Please check your internet connection.';
export const waitingForPreview = 'Waiting for the preview...';
export const nothingChanged = 'Nothing has been changed yet.';
export const overtaken = 'Somebody else has changed this report. Please choose how to continue.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Save Comment Only';
export const approveAndPublish = 'Approve & Publish';
export const updateComment = 'Update Comment';
export const hideFromPublic = 'Hide from Public';
export const hiding = 'Hiding...';
export const tryAgain = 'Try again';

/** Above the buttons of a published report. */
export const isPublic = 'This report is publicly visible';
export const feedReadersKeep = 'Feed readers may keep copies that they have already downloaded.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} This report has changed since you started. Your changes are still here but not saved yet.';
export const changedMeanwhile = 'Changed in the meantime:';
/** Above the saved comment. */
export const savedComment = 'The saved comment:';
/** Buttons of the alert. */
export const continueWithMine = 'Continue with mine';
export const useSavedVersion = 'Use the saved version';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} Add your analysis and approve this report to make it visible on the public reports page. Identifying information will be automatically anonymized.';
export const pendingReview = 'Pending Review:';

/** The comment field: label, placeholder and hint. */
export const comment = 'SMS Manager Comment';
export const commentPlaceholder = 'Add your analysis, lessons learned, and any safety recommendations...';
export const commentHint = 'This comment will be visible on the public reports page if approved';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull =
  'This comment will be visible on the public reports page if approved. {used} of {max} characters.';

/** Before the name of the club that owns the report. */
export const club = 'Club: ';
/** A button that moves the report to another club. */
export const reassign = 'Reassign';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Reassign Report';
export const reassignExplained =
  "Staff of the new club will see this report and the reporter's contact details; staff of the old club no longer will.";
export const reassigning = 'Reassigning...';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Please select a club';
/** Label of a field, and its first option. */
export const newClub = 'New club';
export const selectClub = 'Select a club';
/** Messages. */
export const reassigned = 'Report reassigned';
export const nowBelongsTo = 'The report now belongs to {club}.';
export const reassignFailed = 'Failed to reassign report';
export const reassignFailedSentence = 'Failed to reassign report.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'This report does not exist';
export const mayBelongElsewhere = 'It may belong to another club, or the link may be incomplete.';
export const notLoaded = 'The report could not be loaded';
export const loading = 'Loading the report...';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Discard unsaved changes?';
export const notSaved = 'Your comment and your decisions about the public copy have not been saved.';
export const discard = 'Discard';
export const keepWriting = 'Keep writing';
