/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Meldingen importeren';
export const subtitle = 'Importeer de oude meldingen van de club';
export const accessDenied = 'Geen toegang. Alleen beheerders en hoofdbeheerders kunnen meldingen importeren.';
export const loading = 'Laden…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Kies een bestand';
export const whichFile =
  'Een CSV-bestand zoals elk spreadsheetprogramma het opslaat: één melding per rij, de kolomnamen in de eerste rij, hoogstens 5000 meldingen. Er wordt niets geïmporteerd voordat je hebt gezien wat het wordt.';
/** Name of the field. */
export const csvFile = 'CSV-bestand';
export const chooseFile = 'Bestand kiezen';
export const readingFile = 'Bestand lezen…';
export const downloadTemplate = 'Sjabloon downloaden';
export const tooLarge = 'Het bestand is groter dan 5 MB. Splits het op.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = '{name} ({size}) wordt verstuurd en gelezen. Er wordt nog niets geïmporteerd.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = { one: '{count} melding geïmporteerd', other: '{count} meldingen geïmporteerd' };
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Deze meldingen waren allemaal al eerder geïmporteerd';
export const theyWait =
  'Ze wachten op beoordeling, elk onder de datum waarop de melding is gedaan. Niemand heeft er een mail over gekregen.';
export const ifWrong =
  'Klopt er iets niet, dan kun je de import 24 uur lang terugdraaien, zolang niemand aan een van de meldingen heeft gewerkt. Importeer je hetzelfde bestand nog eens, dan komt er niets dubbel in; een rij die daarin is verbeterd, wordt een nieuwe melding.';
export const openDashboard = 'Naar het dashboard';
export const importAnother = 'Nog een bestand importeren';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Recente imports';
export const canBeUndone =
  'Een import kun je 24 uur lang terugdraaien, zolang niemand aan een van de meldingen heeft gewerkt.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = { one: '{count} melding voor {club}', other: '{count} meldingen voor {club}' };
/** Below it; both are a day and time. */
export const importedOn = 'Geïmporteerd op {imported}. Terugdraaien kan tot {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Terugdraaien';
export const undoImportOf = {
  one: 'De import van {count} melding terugdraaien',
  other: 'De import van {count} meldingen terugdraaien',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Import terugdraaien';
export const whatUndoDoes = {
  one: 'De melding van deze import wordt verwijderd. Daarna kun je hetzelfde bestand opnieuw importeren.',
  other:
    'Alle {count} meldingen van deze import worden verwijderd. Daarna kun je hetzelfde bestand opnieuw importeren.',
};
export const deleteReports = { one: '{count} melding verwijderen', other: '{count} meldingen verwijderen' };
export const deleting = 'Verwijderen…';
/** Title and text of a message. */
export const importUndone = 'Import teruggedraaid';
export const reportsDeleted = { one: '{count} melding verwijderd.', other: '{count} meldingen verwijderd.' };
