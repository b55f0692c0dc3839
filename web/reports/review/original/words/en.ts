/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Description';
export const whenAndWhere = 'When & Where';
export const aircraft = 'Aircraft Information';
export const flight = 'Flight Details';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Not reported:';
/** A badge beside a field. */
export const notPublic = 'Not public';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Reporter Contact';
export const confidential = 'Confidential';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const onlyForManagers =
  'This information is not published and is only accessible to SMS managers for follow-up.';
export const contactErased = "The reporter's name, email and phone number have been erased.";
export const maybeNeverKnown = 'If the report was imported, they may never have been recorded.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Erase contact details';
export const eraseContactTitle = 'Erase Contact Details';
export const erasing = 'Erasing...';
export const erasedForGood =
  "The reporter's name, email and phone number are erased for good. This action cannot be undone: afterwards nobody can ask the reporter anything. Your messages to each other are erased too, and the receipt code stops working.";
export const whatStays =
  'What stays: the report with every other field, your comment, and the public copy, where names that were replaced stay replaced. Earlier backups still contain the details until they are deleted.';
/** Messages. */
export const erased = 'Contact details erased';
export const reportUnchanged = 'The report itself is unchanged.';
export const eraseFailed = 'Failed to erase contact details';
export const eraseFailedSentence = 'Failed to erase contact details.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Change';
export const changeLanguage = 'Change the language of the report';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Language of the report';
export const languageExplained =
  'Names are detected by the rules of this language, and the file for the authority states it.';
export const saveLanguage = 'Save language';
export const saving = 'Saving...';
/** Why the button is disabled. */
export const enterLanguage = 'Please enter a language';
/** Messages. */
export const languageSaved = 'Language saved';
export const languageFailed = 'Failed to save the language';
export const languageFailedSentence = 'Failed to save the language.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Replace the selected words';
export const leaveSelected = 'Leave the selected words as they are';
export const wordingInPlace = 'Replacement text';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[removed], or “the instructor”';
export const replaceInCopy = 'Replace in public copy';
