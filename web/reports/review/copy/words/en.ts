/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Public preview';
/** Beside the heading while the preview updates. */
export const updating = 'Updating...';
/** {message} is a sentence that says why. */
export const previewFailed = 'The preview could not be generated: {message}';
export const tryAgain = 'Try again';
export const loadingPreview = 'Loading the preview...';
/** A report without a headline. */
export const safetyReport = 'Safety Report';
/** Headings, as on the public page. */
export const whatHappened = 'What Happened';
export const analysis = 'Safety Management Analysis';
export const whenAndWhere = 'When & Where';
export const aircraft = 'Aircraft Information';
export const flight = 'Flight & Conditions';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'morning',
  midday: 'midday',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Public headline';
export const hintWithHeadline = 'Leave it blank to publish the reporter’s headline.';
export const hintWithoutHeadline =
  'The reporter gave no headline. A few words on what happened help readers to find it.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind = '{shown} for “{original}”, {kind}, {outcome}: {reason}. Press to put it back.';
/** The same for words that are unchanged. */
export const otherFind = '“{original}”, {kind}, {outcome}: {reason}. Press to replace it.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Press to put it back.';
export const pressToReplace = '{reason}. Press to replace it.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Identifying information';
export const nothingFound =
  'Nothing was found that identifies anyone. Please read the copy once more before you publish it.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'becomes';
/** How often the same words were found. */
export const times = { one: '{count} time', other: '{count} times' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. It stays replaced because it also appears in a confidential field.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Leave as it is';
export const putBack = 'Put back';
export const replace = 'Replace';
export const reword = 'Reword';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Replacement text';
export const useWording = 'Use this wording';
export const cancel = 'Cancel';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Replace more words';
export const selectToo = 'You can also select words in the report and replace them there.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Words in the report';
export const wordingInTheirPlace = 'Replacement text for all of them';
export const removedOrReworded = '[removed], or “the instructor”';
export const replaceEverywhere = 'Replace everywhere';
/** Beside the button after pressing it. */
export const notInReport = 'These words are not in the report.';
export const replacedIn = { one: 'Replaced in {count} place.', other: 'Replaced in {count} places.' };
