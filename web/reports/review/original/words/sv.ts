/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Beskrivning';
export const whenAndWhere = 'När och var';
export const aircraft = 'Luftfartyget';
export const flight = 'Flygningen';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Inget angivet:';
/** A badge beside a field. */
export const notPublic = 'Publiceras inte';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Rapportörens kontaktuppgifter';
export const confidential = 'Konfidentiellt';
export const name = 'Namn';
export const email = 'E-post';
export const phone = 'Telefon';
export const onlyForManagers = 'De här uppgifterna publiceras inte. Bara säkerhetsteamet ser dem, för uppföljningen.';
export const contactErased = 'Rapportörens namn, e-postadress och telefonnummer är raderade.';
export const maybeNeverKnown = 'För en importerad rapport kan de ha saknats från början.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Radera kontaktuppgifter';
export const eraseContactTitle = 'Radera kontaktuppgifter';
export const erasing = 'Raderar…';
export const erasedForGood =
  'Rapportörens namn, e-postadress och telefonnummer raderas för gott. Det går inte att ångra: sedan kan ingen fråga rapportören något. Det ni har skrivit till varandra försvinner också, och kvittokoden slutar gälla.';
export const whatStays =
  'Kvar finns rapporten med alla andra fält, din kommentar och den publicerade kopian, där ersatta namn förblir ersatta. I äldre säkerhetskopior finns uppgifterna tills de tas bort.';
/** Messages. */
export const erased = 'Kontaktuppgifterna är raderade';
export const reportUnchanged = 'Själva rapporten är oförändrad.';
export const eraseFailed = 'Kontaktuppgifterna raderades inte';
export const eraseFailedSentence = 'Kontaktuppgifterna kunde inte raderas.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Ändra';
export const changeLanguage = 'Ändra rapportens språk';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Rapportens språk';
export const languageExplained =
  'Namn hittas efter reglerna för det här språket, och filen till myndigheten anger det.';
export const saveLanguage = 'Spara språket';
export const saving = 'Sparar…';
/** Why the button is disabled. */
export const enterLanguage = 'Ange ett språk';
/** Messages. */
export const languageSaved = 'Språket är sparat';
export const languageFailed = 'Språket sparades inte';
export const languageFailedSentence = 'Språket kunde inte sparas.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Ersätt de markerade orden';
export const leaveSelected = 'Låt de markerade orden stå';
export const wordingInPlace = 'Ersättningstext';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[borttaget], eller ”läraren”';
export const replaceInCopy = 'Ersätt i publicerad kopia';
