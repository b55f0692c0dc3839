/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Úřad';
export const loading = 'Načítám…';
/** {reason} is what went wrong. */
export const notLoaded = 'Načtení se nepodařilo: {reason}';
export const tryAgain = 'Zkusit znovu';

/** Section headings; the note is beside the first. */
export const deadlines = 'Termíny';
export const someMustBeReported =
  'Některé události je třeba do 72 hodin ohlásit úřadu. Soubor vytvoříte tady a pak ho nahrajete na portál úřadu.';
export const fileForAuthority = 'Soubor pro úřad';
export const sentToAuthority = 'Odesláno úřadu';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Prvotní oznámení',
  'follow-up': 'Předběžné výsledky',
  final: 'Konečné výsledky',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'termín {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'odesláno {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Nepodléhá hlášení: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Změnit termín nebo označit, že nepodléhá hlášení';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Kdy se o tom aeroklub dozvěděl ({zone})';
export const awareAtHint = 'Odtud běží 72 hodin. Bez údaje běží od podání hlášení.';
export const whyNotReportable = 'Proč nepodléhá hlášení';
export const whyNotReportableHint = 'S důvodem žádný termín neplatí. Bez něj se událost hlásit musí.';
/** A button, and its label while busy. */
export const save = 'Uložit';
export const saving = 'Ukládám…';
/** A message: its title and its text. */
export const notSaved = 'Neuloženo';
export const couldNotBeSaved = 'Uložení se nepodařilo.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Soubor je úplný.';
export const missingForFile = {
  one: 'V souboru chybí jeden údaj:',
  few: 'V souboru chybějí {count} údaje:',
  other: 'V souboru chybí {count} údajů:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Zvolit úřad v Nastavení aeroklubu';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Údaje, které v hlášení chybí';
export const detailsMissingAdded = {
  one: 'Údaje, které v hlášení chybí (doplněn {count})',
  few: 'Údaje, které v hlášení chybí (doplněny {count})',
  other: 'Údaje, které v hlášení chybí (doplněno {count})',
};
export const onlyForAuthority =
  'Jen pro úřad: co sem zapíšete, nahradí v souboru údaj z hlášení. Hlášení samo se nezmění.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Datum, místní',
  localTime: 'Čas, místní',
  utcDate: 'Datum, UTC',
  utcTime: 'Čas, UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'V hlášení: {value}';
/** Below the State of Registry. */
export const unknownState =
  'Takový stát není známý, a proto v souboru chybí. Zapište jeho název nebo dvoupísmenný kód.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Neuvedeno';
export const asReported = 'Podle hlášení';
export const saveForAuthority = 'Uložit pro úřad';
/** A message: its title and its text. */
export const savedForAuthority = 'Uloženo pro úřad';
export const reportStays = 'Hlášení samo se nezmění.';

/** Labels: which file, and which version of the texts. */
export const file = 'Soubor';
export const texts = 'Texty';
export const fileTexts = {
  anonymised: 'Anonymizované jako ve zveřejněné verzi',
  original: 'Jak je napsal oznamovatel',
};
export const includeRegistration = 'Uvést poznávací značku a výrobní číslo letadla';
/** A button, and why it is disabled. */
export const downloadFile = 'Stáhnout soubor';
export const notCompleteYet = 'Soubor ještě není úplný.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'Pokud víme, žádný úřad ho zatím nepřijal';
/** Name of a hidden link. */
export const theFile = 'Soubor';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Poslat slova oznamovatele?';
export const textMayName =
  'V textu mohou být jména lidí, letadla i sám oznamovatel a databáze úřadu si je ponechá. Oznamovateli jsme slíbili důvěrnost. Každé takové stažení se zapisuje.';
export const downloadOriginal = 'Stáhnout původní text';

/** Labels of fields. */
export const sentOn = 'Odesláno dne';
export const reference = 'Číslo jednací';
/** A button. */
export const markAsSent = 'Označit jako odeslané';
/** Title of a message. */
export const notMarkedAsSent = 'Neoznačeno jako odeslané';

/** List heading. */
export const whatWasSent = 'Co bylo odesláno';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, č. j. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Zápis: {name}.';
export const noFileDownloaded = 'Soubor nikdo nestáhl.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Staženo zpět';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Stáhnout zpět';
export const withdrawing = 'Stahuji zpět…';
/** Title of a message. */
export const notWithdrawn = 'Záznam trvá';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Stáhnout tento záznam zpět?';
export const staysInHistory =
  'V historii zůstane přeškrtnutý a jeho termín bude znovu platit. U úřadu se tím nic nestahuje.';
