/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Beschreibung';
export const whenAndWhere = 'Wann und wo';
export const aircraft = 'Luftfahrzeug';
export const flight = 'Flug';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Keine Angaben:';
/** A badge beside a field. */
export const notPublic = 'Nicht öffentlich';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Kontaktdaten';
export const confidential = 'Vertraulich';
export const name = 'Name';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const onlyForManagers = 'Wird nie veröffentlicht. Nur das Sicherheitsteam sieht es, für Rückfragen.';
export const contactErased = 'Name, E-Mail und Telefon sind gelöscht.';
export const maybeNeverKnown = 'Bei einer importierten Meldung waren sie vielleicht nie bekannt.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Kontaktdaten löschen';
export const eraseContactTitle = 'Kontaktdaten löschen';
export const erasing = 'Wird gelöscht…';
export const erasedForGood =
  'Name, E-Mail und Telefon werden endgültig gelöscht. Das lässt sich nicht rückgängig machen: Danach kann niemand mehr nachfragen. Auch was ihr einander geschrieben habt, wird gelöscht, und der Belegcode gilt nicht mehr.';
export const whatStays =
  'Es bleiben: die Meldung mit allen anderen Feldern, dein Kommentar und die veröffentlichte Fassung, in der ersetzte Namen ersetzt bleiben. Ältere Sicherungskopien enthalten die Daten, bis auch sie gelöscht sind.';
/** Messages. */
export const erased = 'Kontaktdaten gelöscht';
export const reportUnchanged = 'Die Meldung selbst ist unverändert.';
export const eraseFailed = 'Löschen fehlgeschlagen';
export const eraseFailedSentence = 'Die Kontaktdaten konnten nicht gelöscht werden.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Ändern';
export const changeLanguage = 'Sprache der Meldung ändern';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Sprache der Meldung';
export const languageExplained =
  'Nach den Regeln dieser Sprache werden Namen gesucht; auch die Datei für die Behörde gibt diese Sprache an.';
export const saveLanguage = 'Sprache speichern';
export const saving = 'Wird gespeichert…';
/** Why the button is disabled. */
export const enterLanguage = 'Bitte gib eine Sprache an';
/** Messages. */
export const languageSaved = 'Sprache gespeichert';
export const languageFailed = 'Speichern fehlgeschlagen';
export const languageFailedSentence = 'Die Sprache konnte nicht gespeichert werden.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Markierte Wörter ersetzen';
export const leaveSelected = 'Markierte Wörter so lassen';
export const wordingInPlace = 'Ersatztext';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[entfernt] oder „der Fluglehrer“';
export const replaceInCopy = 'In der Fassung ersetzen';
