/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Voorbeeld openbare versie';
/** Beside the heading while the preview updates. */
export const updating = 'Bijwerken…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Het voorbeeld kon niet worden gemaakt: {message}';
export const tryAgain = 'Opnieuw proberen';
export const loadingPreview = 'Voorbeeld laden…';
/** A report without a headline. */
export const safetyReport = 'Veiligheidsmelding';
/** Headings, as on the public page. */
export const whatHappened = 'Wat er gebeurde';
export const analysis = 'Analyse van het veiligheidsteam';
export const whenAndWhere = 'Waar en wanneer';
export const aircraft = 'Toestel';
export const flight = 'Vlucht en omstandigheden';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'ochtend',
  midday: 'rond het middaguur',
  afternoon: 'middag',
  evening: 'avond',
  night: 'nacht',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Openbare titel';
export const hintWithHeadline = 'Laat dit leeg om de titel van de melder te publiceren.';
export const hintWithoutHeadline =
  'De melder gaf geen titel. Met een paar woorden over wat er gebeurde, vinden lezers de melding sneller.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind = '{shown} voor ‘{original}’, {kind}, {outcome}: {reason}. Druk om het terug te zetten.';
/** The same for words that are unchanged. */
export const otherFind = '‘{original}’, {kind}, {outcome}: {reason}. Druk om het te vervangen.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Druk om het terug te zetten.';
export const pressToReplace = '{reason}. Druk om het te vervangen.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Herleidbare gegevens';
export const nothingFound =
  'Er is niets gevonden dat naar iemand herleidbaar is. Lees de openbare versie nog eens door voordat je publiceert.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'wordt';
/** How often the same words were found. */
export const times = { one: '{count} keer', other: '{count} keer' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Dit blijft vervangen, want het staat in een vertrouwelijk veld.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Laten staan';
export const putBack = 'Terugzetten';
export const replace = 'Vervangen';
export const reword = 'Anders verwoorden';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Tekst die ervoor in de plaats komt';
export const useWording = 'Tekst gebruiken';
export const cancel = 'Annuleren';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Meer woorden vervangen';
export const selectToo = 'Je kunt ook woorden in de melding selecteren en ze daar vervangen.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Woorden in de melding';
export const wordingInTheirPlace = 'Tekst die ervoor in de plaats komt';
export const removedOrReworded = '[verwijderd], of ‘de instructeur’';
export const replaceEverywhere = 'Overal vervangen';
/** Beside the button after pressing it. */
export const notInReport = 'Deze woorden staan niet in de melding.';
export const replacedIn = { one: 'Op {count} plaats vervangen.', other: 'Op {count} plaatsen vervangen.' };
