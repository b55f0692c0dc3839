/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Vorschau der Veröffentlichung';
/** Beside the heading while the preview updates. */
export const updating = 'Wird aktualisiert…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Die Vorschau konnte nicht erstellt werden: {message}';
export const tryAgain = 'Noch einmal versuchen';
export const loadingPreview = 'Vorschau wird geladen…';
/** A report without a headline. */
export const safetyReport = 'Sicherheitsmeldung';
/** Headings, as on the public page. */
export const whatHappened = 'Was passiert ist';
export const analysis = 'Auswertung des Sicherheitsteams';
export const whenAndWhere = 'Wann und wo';
export const aircraft = 'Luftfahrzeug';
export const flight = 'Flug und Bedingungen';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'morgens',
  midday: 'mittags',
  afternoon: 'nachmittags',
  evening: 'abends',
  night: 'nachts',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Öffentliche Überschrift';
export const hintWithHeadline = 'Bleibt das Feld leer, erscheint die Überschrift aus der Meldung.';
export const hintWithoutHeadline =
  'Die Meldung hat keine Überschrift. Ein paar Wörter zum Ereignis helfen, sie zu finden.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind = '{shown} statt „{original}“, {kind}, {outcome}: {reason}. Klicken, um es zurückzusetzen.';
/** The same for words that are unchanged. */
export const otherFind = '„{original}“, {kind}, {outcome}: {reason}. Klicken, um es zu ersetzen.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Klicken, um es zurückzusetzen.';
export const pressToReplace = '{reason}. Klicken, um es zu ersetzen.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Was jemanden erkennbar macht';
export const nothingFound =
  'Es wurde nichts gefunden, was jemanden erkennbar macht. Bitte lies die Fassung noch einmal, bevor du sie veröffentlichst.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'wird zu';
/** How often the same words were found. */
export const times = { one: '{count} Mal', other: '{count} Mal' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Bleibt ersetzt, weil es in einem vertraulichen Feld steht.';
/** Buttons beside a find. */
export const leaveAsItIs = 'So lassen';
export const putBack = 'Zurücksetzen';
export const replace = 'Ersetzen';
export const reword = 'Umschreiben';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Ersatztext';
export const useWording = 'Übernehmen';
export const cancel = 'Abbrechen';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Weitere Wörter ersetzen';
export const selectToo = 'Du kannst auch Wörter in der Meldung markieren und dort ersetzen.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Wörter in der Meldung';
export const wordingInTheirPlace = 'Ersatztext für alle';
export const removedOrReworded = '[entfernt] oder „der Fluglehrer“';
export const replaceEverywhere = 'Überall ersetzen';
/** Beside the button after pressing it. */
export const notInReport = 'Diese Wörter stehen nicht in der Meldung.';
export const replacedIn = { one: 'An {count} Stelle ersetzt.', other: 'An {count} Stellen ersetzt.' };
