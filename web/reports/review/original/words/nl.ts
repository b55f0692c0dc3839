/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Beschrijving';
export const whenAndWhere = 'Waar en wanneer';
export const aircraft = 'Toestel';
export const flight = 'Vlucht';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Niet ingevuld:';
/** A badge beside a field. */
export const notPublic = 'Niet openbaar';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Contactgegevens van de melder';
export const confidential = 'Vertrouwelijk';
export const name = 'Naam';
export const email = 'E-mail';
export const phone = 'Telefoon';
export const onlyForManagers =
  'Deze gegevens worden niet gepubliceerd. Alleen veiligheidsmanagers zien ze, voor de afhandeling.';
export const contactErased = 'De naam, het e-mailadres en het telefoonnummer van de melder zijn gewist.';
export const maybeNeverKnown = 'Bij een geïmporteerde melding waren ze misschien nooit bekend.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Contactgegevens wissen';
export const eraseContactTitle = 'Contactgegevens wissen';
export const erasing = 'Wissen…';
export const erasedForGood =
  'De naam, het e-mailadres en het telefoonnummer van de melder worden voorgoed gewist. Dit kan niet ongedaan worden gemaakt: daarna kan niemand de melder nog iets vragen. Ook wat jullie elkaar schreven, verdwijnt, en de volgcode vervalt.';
export const whatStays =
  'Wat blijft: alle andere velden van de melding, je analyse en de openbare versie; namen die daarin vervangen zijn, blijven vervangen. In eerder gemaakte back-ups staan de gegevens nog, tot die worden verwijderd.';
/** Messages. */
export const erased = 'Contactgegevens gewist';
export const reportUnchanged = 'Aan de melding zelf is niets veranderd.';
export const eraseFailed = 'Wissen mislukt';
export const eraseFailedSentence = 'De contactgegevens konden niet worden gewist.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Wijzigen';
export const changeLanguage = 'Taal van de melding wijzigen';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Taal van de melding';
export const languageExplained =
  'Namen worden herkend volgens de regels van deze taal, en het bestand voor de luchtvaartautoriteit noemt deze taal ook.';
export const saveLanguage = 'Taal opslaan';
export const saving = 'Opslaan…';
/** Why the button is disabled. */
export const enterLanguage = 'Vul een taal in';
/** Messages. */
export const languageSaved = 'Taal opgeslagen';
export const languageFailed = 'Opslaan mislukt';
export const languageFailedSentence = 'De taal kon niet worden opgeslagen.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Geselecteerde woorden vervangen';
export const leaveSelected = 'Geselecteerde woorden laten staan';
export const wordingInPlace = 'Tekst die ervoor in de plaats komt';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[verwijderd], of ‘de instructeur’';
export const replaceInCopy = 'Vervangen in openbare versie';
