/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Anteprima della versione pubblica';
/** Beside the heading while the preview updates. */
export const updating = 'Aggiornamento…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Non è stato possibile creare l’anteprima: {message}';
export const tryAgain = 'Riprova';
export const loadingPreview = 'Caricamento dell’anteprima…';
/** A report without a headline. */
export const safetyReport = 'Segnalazione di sicurezza';
/** Headings, as on the public page. */
export const whatHappened = 'Che cosa è successo';
export const analysis = 'Analisi del team sicurezza';
export const whenAndWhere = 'Quando e dove';
export const aircraft = 'Aeromobile';
export const flight = 'Volo e condizioni';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'mattina',
  midday: 'mezzogiorno',
  afternoon: 'pomeriggio',
  evening: 'sera',
  night: 'notte',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Titolo pubblico';
export const hintWithHeadline = 'Se lo lasci vuoto, resta il titolo di chi ha segnalato.';
export const hintWithoutHeadline =
  'Chi ha segnalato non ha dato un titolo. Poche parole su che cosa è successo aiutano a trovare la segnalazione.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind = '{shown} al posto di “{original}”, {kind}, {outcome}: {reason}. Premi per ripristinare.';
/** The same for words that are unchanged. */
export const otherFind = '“{original}”, {kind}, {outcome}: {reason}. Premi per sostituire.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Premi per ripristinare.';
export const pressToReplace = '{reason}. Premi per sostituire.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Che cosa fa riconoscere le persone';
export const nothingFound =
  'Non abbiamo trovato nulla che faccia riconoscere qualcuno. Rileggi comunque la versione pubblica prima di pubblicarla.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'diventa';
/** How often the same words were found. */
export const times = { one: '{count} volta', other: '{count} volte' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. La sostituzione resta: le stesse parole stanno in un campo riservato.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Lascia così';
export const putBack = 'Ripristina';
export const replace = 'Sostituisci';
export const reword = 'Riformula';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Testo da mettere al suo posto';
export const useWording = 'Usa questo testo';
export const cancel = 'Annulla';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Sostituisci altre parole';
export const selectToo = 'Puoi anche selezionare le parole nella segnalazione e sostituirle lì.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Parole della segnalazione';
export const wordingInTheirPlace = 'Testo da mettere al loro posto';
export const removedOrReworded = '[rimosso], oppure “l’istruttore”';
export const replaceEverywhere = 'Sostituisci ovunque';
/** Beside the button after pressing it. */
export const notInReport = 'Queste parole non sono nella segnalazione.';
export const replacedIn = {
  one: 'Sostituzione fatta in {count} punto.',
  other: 'Sostituzione fatta in {count} punti.',
};
