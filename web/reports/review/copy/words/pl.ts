/** The review dialog: the preview of the public copy, and the list of finds. */

/** Heading of the preview. */
export const publicPreview = 'Podgląd wersji publicznej';
/** Beside the heading while the preview updates. */
export const updating = 'Odświeżanie…';
/** {message} is a sentence that says why. */
export const previewFailed = 'Nie udało się utworzyć podglądu: {message}';
export const tryAgain = 'Spróbuj ponownie';
export const loadingPreview = 'Wczytywanie podglądu…';
/** A report without a headline. */
export const safetyReport = 'Zgłoszenie zdarzenia';
/** Headings, as on the public page. */
export const whatHappened = 'Co się stało';
export const analysis = 'Analiza zespołu bezpieczeństwa';
export const whenAndWhere = 'Kiedy i gdzie';
export const aircraft = 'Statek powietrzny';
export const flight = 'Lot i warunki';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'rano',
  midday: 'około południa',
  afternoon: 'po południu',
  evening: 'wieczorem',
  night: 'w nocy',
};

/** A field, and its hints: with and without a headline from the reporter. */
export const publicHeadline = 'Tytuł publiczny';
export const hintWithHeadline = 'Puste pole: ukaże się tytuł podany w zgłoszeniu.';
export const hintWithoutHeadline =
  'Zgłoszenie nie ma tytułu. Kilka słów o tym, co się stało, pomoże czytelnikom je znaleźć.';

/**
 * Name of a button within the preview, for screen readers: {shown} replaces {original}, words of the report; {kind} is
 * the kind of find (`name`), {outcome} what happened to it (`replaced in the public copy`), {reason} why it was found.
 */
export const replacedFind = '{shown} zamiast „{original}”, {kind}, {outcome}: {reason}. Naciśnięcie przywraca tekst.';
/** The same for words that are unchanged. */
export const otherFind = '„{original}”, {kind}, {outcome}: {reason}. Naciśnięcie zastępuje tekst.';
/** Tooltips of these buttons. */
export const pressToPutBack = '{reason}. Naciśnięcie przywraca tekst.';
export const pressToReplace = '{reason}. Naciśnięcie zastępuje tekst.';

/** Heading of the list of finds. */
export const identifyingInformation = 'Co może kogoś zdradzić';
export const nothingFound =
  'Nie znaleziono niczego, po czym można by kogoś rozpoznać. Przed opublikowaniem proszę jeszcze raz przeczytać całość.';
/** For screen readers: instead of the arrow between words of the report and their replacement. */
export const becomes = 'zamienia się w';
/** How often the same words were found. */
export const times = { one: '{count} raz', few: '{count} razy', many: '{count} razy' };
/** {reason} says why it was found. */
export const staysReplaced = '{reason}. Pozostaje zastąpione, bo występuje też w polu poufnym.';
/** Buttons beside a find. */
export const leaveAsItIs = 'Zostaw';
export const putBack = 'Przywróć';
export const replace = 'Zastąp';
export const reword = 'Zmień słowa';
/** Label of a field, and its two buttons. */
export const wordingInPlace = 'Co wpisać zamiast tego';
export const useWording = 'Zastosuj';
export const cancel = 'Anuluj';

/** Heading of a collapsible form, and its text. */
export const replaceMore = 'Zastąp inne słowa';
export const selectToo = 'Słowa można też zaznaczyć w zgłoszeniu i tam je zastąpić.';
/** Labels of its fields, and an example: `[removed]` is the placeholder that public copies show. */
export const wordsInReport = 'Słowa ze zgłoszenia';
export const wordingInTheirPlace = 'Co wpisać zamiast nich';
export const removedOrReworded = '[usunięto] albo „instruktor”';
export const replaceEverywhere = 'Zastąp wszędzie';
/** Beside the button after pressing it. */
export const notInReport = 'Tych słów nie ma w zgłoszeniu.';
export const replacedIn = {
  one: 'Zastąpiono w {count} miejscu.',
  few: 'Zastąpiono w {count} miejscach.',
  many: 'Zastąpiono w {count} miejscach.',
};
