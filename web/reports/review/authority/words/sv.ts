/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Myndigheten';
export const loading = 'Laddar…';
/** {reason} is what went wrong. */
export const notLoaded = 'Det här kunde inte laddas: {reason}';
export const tryAgain = 'Försök igen';

/** Section headings; the note is beside the first. */
export const deadlines = 'Tidsfrister';
export const someMustBeReported =
  'Vissa händelser måste rapporteras till myndigheten inom 72 timmar. Skapa filen här och ladda sedan upp den i myndighetens portal.';
export const fileForAuthority = 'Fil till myndigheten';
export const sentToAuthority = 'Skickat till myndigheten';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Första anmälan',
  'follow-up': 'Preliminära resultat',
  final: 'Slutliga resultat',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'senast {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'skickad {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Inte rapporteringspliktig: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Ändra tidsfristen, eller ange att händelsen inte är rapporteringspliktig';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'När klubben fick veta ({zone})';
export const awareAtHint = 'Då börjar de 72 timmarna. Om fältet är tomt räknas de från när rapporten skickades.';
export const whyNotReportable = 'Varför den inte är rapporteringspliktig';
export const whyNotReportableHint =
  'Med ett skäl gäller ingen tidsfrist. Om fältet är tomt måste händelsen rapporteras.';
/** A button, and its label while busy. */
export const save = 'Spara';
export const saving = 'Sparar…';
/** A message: its title and its text. */
export const notSaved = 'Inte sparat';
export const couldNotBeSaved = 'Det här kunde inte sparas.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Filen är komplett.';
export const missingForFile = {
  one: 'En sak saknas i filen:',
  other: '{count} saker saknas i filen:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Välj klubbens myndighet i Klubbens inställningar';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Uppgifter som saknas i rapporten';
export const detailsMissingAdded = {
  one: 'Uppgifter som saknas i rapporten ({count} tillagd)',
  other: 'Uppgifter som saknas i rapporten ({count} tillagda)',
};
export const onlyForAuthority =
  'Bara för myndigheten: det du anger här ersätter rapportens uppgift i filen. Själva rapporten ändras inte.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Datum, lokalt',
  localTime: 'Tid, lokal',
  utcDate: 'Datum, UTC',
  utcTime: 'Tid, UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'I rapporten: {value}';
/** Below the State of Registry. */
export const unknownState =
  'Landet är okänt och kommer därför inte med i filen. Ange dess namn eller dess kod på två bokstäver.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Ej angivet';
export const asReported = 'Som i rapporten';
export const saveForAuthority = 'Spara för myndigheten';
/** A message: its title and its text. */
export const savedForAuthority = 'Sparat för myndigheten';
export const reportStays = 'Själva rapporten ändras inte.';

/** Labels: which file, and which version of the texts. */
export const file = 'Fil';
export const texts = 'Texter';
export const fileTexts = {
  anonymised: 'Anonymiserade, som i en publicerad kopia',
  original: 'Som rapportören skrev dem',
};
export const includeRegistration = 'Ta med luftfartygets registrering och serienummer';
/** A button, and why it is disabled. */
export const downloadFile = 'Hämta filen';
export const notCompleteYet = 'Filen är inte komplett ännu.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'Såvitt vi vet har ingen myndighet godtagit formatet ännu';
/** Name of a hidden link. */
export const theFile = 'Filen';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Skicka rapportörens egna ord?';
export const textMayName =
  'Texten kan peka ut personer, luftfartyg och rapportören, och den blir kvar i myndighetens databas. Rapportören har lovats sekretess. Varje sådan hämtning loggas.';
export const downloadOriginal = 'Hämta originalet';

/** Labels of fields. */
export const sentOn = 'Skickad';
export const reference = 'Myndighetens referens';
/** A button. */
export const markAsSent = 'Anteckna som skickad';
/** Title of a message. */
export const notMarkedAsSent = 'Inte antecknad som skickad';

/** List heading. */
export const whatWasSent = 'Vad som har skickats';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, ref. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Antecknat av {name}.';
export const noFileDownloaded = 'Ingen fil hade hämtats.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Tillbakatagen';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Ta tillbaka';
export const withdrawing = 'Tar tillbaka…';
/** Title of a message. */
export const notWithdrawn = 'Inte tillbakatagen';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Ta tillbaka anteckningen?';
export const staysInHistory =
  'Den finns kvar i historiken, överstruken, och tidsfristen gäller igen. Inget dras tillbaka hos myndigheten.';
