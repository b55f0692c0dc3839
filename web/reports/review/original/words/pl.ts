/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Opis zdarzenia';
export const whenAndWhere = 'Kiedy i gdzie';
export const aircraft = 'Statek powietrzny';
export const flight = 'Lot i warunki';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Nie podano:';
/** A badge beside a field. */
export const notPublic = 'Niepubliczne';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Osoba zgłaszająca';
export const confidential = 'Poufne';
export const name = 'Imię i nazwisko';
export const email = 'E-mail';
export const phone = 'Telefon';
export const onlyForManagers =
  'Tych danych nie publikujemy. Widzi je tylko zespół bezpieczeństwa, aby móc o coś dopytać.';
export const contactErased = 'Imię i nazwisko, e-mail i telefon osoby zgłaszającej zostały usunięte.';
export const maybeNeverKnown = 'W zgłoszeniu z importu mogło ich nigdy nie być.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Usuń dane kontaktowe';
export const eraseContactTitle = 'Usuń dane kontaktowe';
export const erasing = 'Usuwanie…';
export const erasedForGood =
  'Imię i nazwisko, e-mail i telefon osoby zgłaszającej zostaną usunięte na zawsze. Tego nie da się cofnąć: nikt nie będzie już mógł o nic dopytać. Zniknie też korespondencja, a kod zgłoszenia straci ważność.';
export const whatStays =
  'Pozostaną: zgłoszenie ze wszystkimi innymi polami, komentarz i wersja publiczna, w której zastąpione imiona i nazwiska nadal będą zastąpione. Wcześniejsze kopie zapasowe zawierają te dane, dopóki nie zostaną skasowane.';
/** Messages. */
export const erased = 'Dane kontaktowe usunięte';
export const reportUnchanged = 'Samo zgłoszenie się nie zmieniło.';
export const eraseFailed = 'Nie usunięto danych kontaktowych';
export const eraseFailedSentence = 'Nie udało się usunąć danych kontaktowych.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Zmień';
export const changeLanguage = 'Zmień język zgłoszenia';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Język zgłoszenia';
export const languageExplained =
  'Według reguł tego języka wyszukiwane są imiona i nazwiska. Ten język wpisujemy też w pliku dla urzędu.';
export const saveLanguage = 'Zapisz język';
export const saving = 'Zapisywanie…';
/** Why the button is disabled. */
export const enterLanguage = 'Proszę podać język';
/** Messages. */
export const languageSaved = 'Język zapisany';
export const languageFailed = 'Nie zapisano języka';
export const languageFailedSentence = 'Nie udało się zapisać języka.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Zastąp zaznaczone słowa';
export const leaveSelected = 'Zostaw zaznaczone słowa bez zmian';
export const wordingInPlace = 'Co wpisać zamiast tego';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[usunięto] albo „instruktor”';
export const replaceInCopy = 'Zastąp w wersji publicznej';
