/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Voorbeeld van {name}';
export const readingAgain = 'Bestand opnieuw lezen…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. De meldingen krijgen hun eigen datum en wachten op beoordeling.';
export const rowsInFile = { one: '{count} rij in het bestand', other: '{count} rijen in het bestand' };
export const canBeImported = {
  one: '{count} melding kan worden geïmporteerd',
  other: '{count} meldingen kunnen worden geïmporteerd',
};
export const cannotBeImported = {
  one: '{count} rij kan niet worden geïmporteerd',
  other: '{count} rijen kunnen niet worden geïmporteerd',
};
export const importedBefore = {
  one: '{count} rij al eerder geïmporteerd',
  other: '{count} rijen al eerder geïmporteerd',
};

/** While busy. */
export const importing = 'Importeren…';
export const importingReports = {
  one: '{count} melding wordt geïmporteerd: alles of, als er iets misgaat, niets. Bij duizenden duurt dat tot een minuut. Je kunt deze pagina intussen verlaten.',
  other:
    '{count} meldingen worden geïmporteerd: alles of, als er iets misgaat, niets. Bij duizenden duurt dat tot een minuut. Je kunt deze pagina intussen verlaten.',
};
/** Beside the buttons. */
export const chooseForUndated =
  'Kies wat er met rijen zonder datum gebeurt. Een import kun je 24 uur lang terugdraaien.';
export const nothingImportedYet =
  'Er is nog niets geïmporteerd. Na een uur zonder bevestiging wordt het bestand verwijderd. Een import kun je 24 uur lang terugdraaien.';
/** Buttons. */
export const startAgain = 'Opnieuw beginnen';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Dit bestand staat niet meer op de server. Of het is geïmporteerd en staat onder ‘Recente imports’, of het is na een uur verwijderd. Begin opnieuw.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Opnieuw proberen';
export const importReports = { one: '{count} melding importeren', other: '{count} meldingen importeren' };
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: '{count} rij weglaten en {andImport}',
  other: '{count} rijen weglaten en {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = { one: '{count} melding importeren', other: '{count} meldingen importeren' };

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Hoe datums geschreven zijn';
export const checkDays = 'Controleer dit: 03.04.2019 kan in april of in maart zijn.';
export const dayOrders = {
  dmy: 'Dag, maand, jaar: 31.12.2019',
  mdy: 'Maand, dag, jaar: 12/31/2019',
  ymd: 'Jaar, maand, dag: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Wat elke kolom is';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Nog geen kolom bevat het veld ‘{field}’, dat elke melding nodig heeft. Kies die kolom onder ‘{group}’.';
/** A column without a name. */
export const columnNumber = 'Kolom {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Weglaten';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Woorden die het formulier niet kent';
export const chooseMeaning =
  'Kies wat elk woord betekent, zodat filters, trends en de ernst het meetellen. Je kunt een woord ook laten zoals het is.';
/** An option. */
export const keepAsIs = 'Zo laten';
/** A button. */
export const showAllWords = { one: 'Toon {count} woord', other: 'Toon alle {count} woorden' };

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Rijen zonder datum: {count}. Wat gebeurt ermee?',
  other: 'Rijen zonder datum: {count}. Wat gebeurt ermee?',
};
export const undatedChoices = {
  'leave-out': 'Weglaten',
  year: 'Op 1 januari van een jaar zetten',
  today: 'Op vandaag zetten',
};
export const haveNoDay = {
  one: '{count} rij heeft geen meldingsdatum en geen datum van het voorval.',
  other: '{count} rijen hebben geen meldingsdatum en geen datum van het voorval.',
};
/** Label and hint of a field. */
export const year = 'Jaar';
export const fourDigits = 'Vier cijfers, bijvoorbeeld 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Vul een jaar van 1900 tot en met {year} in';

/** A heading above the first reports of the file. */
export const yourReport = 'Je melding';
export const yourFirstReports = 'Je eerste meldingen';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Rij {row}';
/** Instead of a date. */
export const waitsForChoice = 'Wacht op je keuze';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (vertrouwelijk):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Rijen die niet kunnen worden geïmporteerd';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'De eerste {shown} van {count} rij staat hieronder.',
  other: 'De eerste {shown} van {count} rijen staan hieronder.',
};
export const correctThem = 'Verbeter ze in je spreadsheet en kies het bestand opnieuw, of laat ze weg.';
/** A button. */
export const showAllRows = { one: 'Toon {count} rij', other: 'Toon alle {count} rijen' };
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Al eerder geïmporteerd';
export const notImportedAgain = {
  one: '{count} rij is al eerder geïmporteerd en komt er niet nog eens bij: rij {rows}.',
  other: '{count} rijen zijn al eerder geïmporteerd en komen er niet nog eens bij: rijen {rows}.',
};
