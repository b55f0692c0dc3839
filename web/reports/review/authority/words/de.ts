/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Behörde';
export const loading = 'Wird geladen…';
/** {reason} is what went wrong. */
export const notLoaded = 'Das konnte nicht geladen werden: {reason}';
export const tryAgain = 'Noch einmal versuchen';

/** Section headings; the note is beside the first. */
export const deadlines = 'Fristen';
export const someMustBeReported =
  'Manche Ereignisse müssen binnen 72 Stunden bei der Behörde sein. Erstelle hier die Datei und lade sie dann im Portal der Behörde hoch.';
export const fileForAuthority = 'Datei für die Behörde';
export const sentToAuthority = 'An die Behörde gesendet';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Erstmeldung',
  'follow-up': 'Vorläufige Ergebnisse',
  final: 'Abschließende Ergebnisse',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'fällig am {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'gesendet am {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Nicht meldepflichtig: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Frist ändern oder als nicht meldepflichtig vermerken';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Dem Verein bekannt seit ({zone})';
export const awareAtHint =
  'Ab hier laufen die 72 Stunden. Bleibt das Feld leer, laufen sie ab dem Absenden der Meldung.';
export const whyNotReportable = 'Warum sie nicht meldepflichtig ist';
export const whyNotReportableHint =
  'Mit einer Begründung gilt keine Frist. Bleibt das Feld leer, ist das Ereignis zu melden.';
/** A button, and its label while busy. */
export const save = 'Speichern';
export const saving = 'Wird gespeichert…';
/** A message: its title and its text. */
export const notSaved = 'Nicht gespeichert';
export const couldNotBeSaved = 'Das konnte nicht gespeichert werden.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Die Datei ist vollständig.';
export const missingForFile = {
  one: 'Für die Datei fehlt noch eine Angabe:',
  other: 'Für die Datei fehlen noch {count} Angaben:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Behörde in den Einstellungen des Vereins wählen';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Angaben, die in der Meldung fehlen';
export const detailsMissingAdded = {
  one: 'Angaben, die in der Meldung fehlen ({count} ergänzt)',
  other: 'Angaben, die in der Meldung fehlen ({count} ergänzt)',
};
export const onlyForAuthority =
  'Nur für die Behörde: Was du hier angibst, ersetzt in der Datei den Wert aus der Meldung. Die Meldung selbst ändert sich nicht.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Datum, Ortszeit',
  localTime: 'Uhrzeit, Ortszeit',
  utcDate: 'Datum, UTC',
  utcTime: 'Uhrzeit, UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'Gemeldet: {value}';
/** Below the State of Registry. */
export const unknownState =
  'Dieser Staat ist nicht bekannt und fehlt deshalb in der Datei. Gib seinen Namen oder seinen Code aus zwei Buchstaben ein.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Keine Angabe';
export const asReported = 'Wie gemeldet';
export const saveForAuthority = 'Für die Behörde speichern';
/** A message: its title and its text. */
export const savedForAuthority = 'Für die Behörde gespeichert';
export const reportStays = 'Die Meldung selbst ändert sich nicht.';

/** Labels: which file, and which version of the texts. */
export const file = 'Datei';
export const texts = 'Texte';
export const fileTexts = {
  anonymised: 'Anonymisiert, wie in der veröffentlichten Fassung',
  original: 'Im Wortlaut der meldenden Person',
};
export const includeRegistration = 'Kennzeichen und Werknummer des Luftfahrzeugs mit angeben';
/** A button, and why it is disabled. */
export const downloadFile = 'Datei herunterladen';
export const notCompleteYet = 'Die Datei ist noch nicht vollständig.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'Unseres Wissens noch von keiner Behörde angenommen';
/** Name of a hidden link. */
export const theFile = 'Die Datei';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Den Wortlaut der meldenden Person senden?';
export const textMayName =
  'Der Text kann Namen, Luftfahrzeuge und die meldende Person nennen, und die Datenbank der Behörde behält ihn. Der meldenden Person ist Vertraulichkeit zugesagt. Jedes solche Herunterladen kommt ins Protokoll.';
export const downloadOriginal = 'Original herunterladen';

/** Labels of fields. */
export const sentOn = 'Gesendet am';
export const reference = 'Aktenzeichen der Behörde';
/** A button. */
export const markAsSent = 'Als gesendet vermerken';
/** Title of a message. */
export const notMarkedAsSent = 'Nicht als gesendet vermerkt';

/** List heading. */
export const whatWasSent = 'Was gesendet wurde';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, Az. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Vermerkt von {name}.';
export const noFileDownloaded = 'Es war keine Datei heruntergeladen worden.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Zurückgenommen';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Zurücknehmen';
export const withdrawing = 'Wird zurückgenommen…';
/** Title of a message. */
export const notWithdrawn = 'Nicht zurückgenommen';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Diesen Vermerk zurücknehmen?';
export const staysInHistory =
  'Er bleibt durchgestrichen im Verlauf, und seine Frist gilt wieder. Bei der Behörde wird nichts zurückgenommen.';
