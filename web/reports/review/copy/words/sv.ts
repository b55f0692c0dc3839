/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Så publiceras den';
/** Beside the heading while the preview updates. */
export const updating = 'Uppdaterar…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Förhandsvisningen kunde inte skapas: {message}';
export const tryAgain = 'Försök igen';
export const loadingPreview = 'Laddar förhandsvisningen…';
/** A report without a headline. */
export const safetyReport = 'Säkerhetsrapport';
/** Headings, as on the public page. */
export const whatHappened = 'Vad som hände';
export const analysis = 'Säkerhetsteamets analys';
export const whenAndWhere = 'När och var';
export const aircraft = 'Luftfartyget';
export const flight = 'Flygning och förhållanden';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'morgon',
  midday: 'mitt på dagen',
  afternoon: 'eftermiddag',
  evening: 'kväll',
  night: 'natt',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Publicerad rubrik';
export const hintWithHeadline = 'Lämna fältet tomt för att publicera rapportörens rubrik.';
export const hintWithoutHeadline =
  'Rapportören gav ingen rubrik. Några ord om vad som hände hjälper läsarna att hitta den.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind = '{shown} för ”{original}”, {kind}, {outcome}: {reason}. Tryck för att återställa.';
/** The same for words that are unchanged. */
export const otherFind = '”{original}”, {kind}, {outcome}: {reason}. Tryck för att ersätta.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Tryck för att återställa.';
export const pressToReplace = '{reason}. Tryck för att ersätta.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Sådant som kan peka ut någon';
export const nothingFound = 'Inget som pekar ut någon hittades. Läs kopian en gång till innan du publicerar den.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'blir';
/** How often the same words were found. */
export const times = { one: '{count} gång', other: '{count} gånger' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Det förblir ersatt, eftersom det står i ett konfidentiellt fält.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Låt stå';
export const putBack = 'Återställ';
export const replace = 'Ersätt';
export const reword = 'Formulera om';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Ersättningstext';
export const useWording = 'Använd texten';
export const cancel = 'Avbryt';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Ersätt fler ord';
export const selectToo = 'Du kan också markera ord i rapporten och ersätta dem där.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Ord i rapporten';
export const wordingInTheirPlace = 'Ersättningstext för alla';
export const removedOrReworded = '[borttaget], eller ”läraren”';
export const replaceEverywhere = 'Ersätt överallt';
/** Beside the button after pressing it. */
export const notInReport = 'De orden finns inte i rapporten.';
export const replacedIn = { one: 'Ersatt på {count} ställe.', other: 'Ersatt på {count} ställen.' };
