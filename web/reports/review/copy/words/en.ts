/** The review of a report: the preview of its public copy, and the list of what was found in it. */

/** Heading of the preview. */
export const publicPreview = 'Public preview';
/** Beside the heading, for a moment. */
export const updating = 'Updating...';
/** {message} is a sentence that says why. */
export const previewFailed = 'The preview could not be generated: {message}';
export const tryAgain = 'Try again';
export const loadingPreview = 'Loading the preview...';
/** A report without a headline. */
export const safetyReport = 'Safety Report';
/** Headings, as public readers have them. */
export const whatHappened = 'What Happened';
export const analysis = 'Safety Management Analysis';
export const whenAndWhere = 'When & Where';
export const aircraft = 'Aircraft Information';
export const flight = 'Flight & Conditions';
/** The parts of the day, in place of a time. */
export const partsOfDay = {
  morning: 'morning',
  midday: 'midday',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
};

/** A field, and its hint where the reporter gave a headline, or none. */
export const publicHeadline = 'Public headline';
export const withReporters = 'Leave it blank to publish the reporter’s headline.';
export const withNone = 'The reporter gave no headline. A few words on what happened help readers to find it.';

/**
 * Heard by screen readers of a button within the preview: {shown} stands in place of {original}, words of the report; {kind},
 * {outcome} and {reason} say what it is (`name`), what became of it (`replaced in the public copy`) and why it was found.
 */
export const replacedFind = '{shown} for “{original}”, {kind}, {outcome}: {reason}. Press to put it back.';
/** The same of words that stand as they were written. */
export const otherFind = '“{original}”, {kind}, {outcome}: {reason}. Press to replace it.';
/** What the mouse says over these buttons. */
export const pressToPutBack = '{reason}. Press to put it back.';
export const pressToReplace = '{reason}. Press to replace it.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Identifying information';
export const nothingFound =
  'Nothing was found that identifies anyone. Please read the copy once more before you publish it.';
/** Heard by screen readers between words of the report and what stands in their place, where others see an arrow. */
export const becomes = 'becomes';
/** How often the same words were found. */
export const times = { one: '{count} time', other: '{count} times' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. It stays replaced because a confidential field contains it.';
/** Buttons of a find. */
export const leaveAsItIs = 'Leave as it is';
export const putBack = 'Put back';
export const replace = 'Replace';
export const reword = 'Reword';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Replacement text';
export const useWording = 'Use this wording';
export const cancel = 'Cancel';

/** Heading of a form that unfolds, and what it says. */
export const replaceMore = 'Replace more words';
export const selectToo = 'You can also select words in the report and replace them there.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Words in the report';
export const wordingInTheirPlace = 'Replacement text for all of them';
export const removedOrReworded = '[removed], or “the instructor”';
export const replaceEverywhere = 'Replace everywhere';
/** Beside the button, after it was pressed. */
export const notInReport = 'These words are not in the report.';
export const replacedIn = { one: 'Replaced in {count} place.', other: 'Replaced in {count} places.' };
