/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Autoriteit';
export const loading = 'Laden…';
/** {reason} is what went wrong. */
export const notLoaded = 'Dit kon niet worden geladen: {reason}';
export const tryAgain = 'Opnieuw proberen';

/** Section headings; the note is beside the first. */
export const deadlines = 'Termijnen';
export const someMustBeReported =
  'Sommige gebeurtenissen moeten binnen 72 uur bij de luchtvaartautoriteit zijn. Maak hier het bestand en upload het in haar portaal.';
export const fileForAuthority = 'Bestand voor de luchtvaartautoriteit';
export const sentToAuthority = 'Verstuurd naar de luchtvaartautoriteit';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Eerste kennisgeving',
  'follow-up': 'Voorlopige resultaten',
  final: 'Eindresultaten',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'uiterlijk {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'verstuurd {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Niet meldingsplichtig: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Termijn wijzigen of noteren dat dit niet meldingsplichtig is';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Bekend bij de club sinds ({zone})';
export const awareAtHint = 'Vanaf dat moment lopen de 72 uur. Leeg: vanaf het versturen van de melding.';
export const whyNotReportable = 'Waarom niet meldingsplichtig';
export const whyNotReportableHint = 'Met een reden geldt er geen termijn. Leeg: de gebeurtenis moet worden gemeld.';
/** A button, and its label while busy. */
export const save = 'Opslaan';
export const saving = 'Opslaan…';
/** A message: its title and its text. */
export const notSaved = 'Niet opgeslagen';
export const couldNotBeSaved = 'Dit kon niet worden opgeslagen.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Het bestand is compleet.';
export const missingForFile = {
  one: 'Er ontbreekt nog één ding voor het bestand:',
  other: 'Er ontbreken nog {count} dingen voor het bestand:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Kies de luchtvaartautoriteit van de club in Clubinstellingen';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Wat in de melding ontbreekt';
export const detailsMissingAdded = {
  one: 'Wat in de melding ontbreekt ({count} aangevuld)',
  other: 'Wat in de melding ontbreekt ({count} aangevuld)',
};
export const onlyForAuthority =
  'Alleen voor de luchtvaartautoriteit: wat je hier invult, komt in het bestand in plaats van wat de melding zegt. Aan de melding zelf verandert niets.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Datum, lokaal',
  localTime: 'Tijd, lokaal',
  utcDate: 'Datum, UTC',
  utcTime: 'Tijd, UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'Gemeld: {value}';
/** Below the State of Registry. */
export const unknownState =
  'Dit land is niet bekend en komt daarom niet in het bestand. Vul de naam of de code van twee letters in.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Niet ingevuld';
export const asReported = 'Zoals gemeld';
export const saveForAuthority = 'Opslaan voor de autoriteit';
/** A message: its title and its text. */
export const savedForAuthority = 'Opgeslagen voor de luchtvaartautoriteit';
export const reportStays = 'Aan de melding zelf verandert niets.';

/** Labels: which file, and which version of the texts. */
export const file = 'Bestand';
export const texts = 'Teksten';
export const fileTexts = {
  anonymised: 'Geanonimiseerd, zoals in een openbare versie',
  original: 'Zoals de melder het schreef',
};
export const includeRegistration = 'Met registratie en serienummer van het toestel';
/** A button, and why it is disabled. */
export const downloadFile = 'Bestand downloaden';
export const notCompleteYet = 'Het bestand is nog niet compleet.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'Voor zover we weten nog door geen enkele luchtvaartautoriteit geaccepteerd';
/** Name of a hidden link. */
export const theFile = 'Het bestand';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'De eigen woorden van de melder versturen?';
export const textMayName =
  'In de tekst kunnen mensen, toestellen en de melder zelf herkenbaar zijn, en hij blijft in de database van de luchtvaartautoriteit staan. De melder is vertrouwelijkheid beloofd. Elke download van deze tekst wordt vastgelegd.';
export const downloadOriginal = 'Origineel downloaden';

/** Labels of fields. */
export const sentOn = 'Verstuurd op';
export const reference = 'Referentie van de luchtvaartautoriteit';
/** A button. */
export const markAsSent = 'Noteren als verstuurd';
/** Title of a message. */
export const notMarkedAsSent = 'Niet genoteerd als verstuurd';

/** List heading. */
export const whatWasSent = 'Wat er verstuurd is';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, ref. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Genoteerd door {name}.';
export const noFileDownloaded = 'Er was geen bestand gedownload.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Ingetrokken';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Intrekken';
export const withdrawing = 'Intrekken…';
/** Title of a message. */
export const notWithdrawn = 'Niet ingetrokken';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Deze notitie intrekken?';
export const staysInHistory =
  'De notitie blijft doorgestreept in de lijst staan en de termijn geldt weer. Bij de luchtvaartautoriteit wordt niets ingetrokken.';
