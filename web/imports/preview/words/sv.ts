/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Förhandsvisning av {name}';
export const readingAgain = 'Läser filen igen…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. Rapporterna behåller sina egna datum och väntar på granskning.';
export const rowsInFile = { one: '{count} rad i filen', other: '{count} rader i filen' };
export const canBeImported = { one: '{count} rapport kan importeras', other: '{count} rapporter kan importeras' };
export const cannotBeImported = { one: '{count} rad kan inte importeras', other: '{count} rader kan inte importeras' };
export const importedBefore = { one: '{count} rad importerad tidigare', other: '{count} rader importerade tidigare' };

/** While busy. */
export const importing = 'Importerar…';
export const importingReports = {
  one: 'Importerar {count} rapport: om något går fel importeras ingenting. Du kan lämna sidan under tiden.',
  other:
    'Importerar {count} rapporter: alla eller, om något går fel, ingen. Tusentals tar upp till en minut. Du kan lämna sidan under tiden.',
};
/** Beside the buttons. */
export const chooseForUndated = 'Välj vad som ska hända med rader utan datum. En import kan ångras inom 24 timmar.';
export const nothingImportedYet =
  'Inget är importerat ännu. Bekräftar du inte inom en timme raderas filen. En import kan ångras inom 24 timmar.';
/** Buttons. */
export const startAgain = 'Börja om';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Filen finns inte längre på servern. Antingen har den importerats och står under ”Senaste importer”, eller så raderades den efter en timme. Börja om.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Försök igen';
export const importReports = { one: 'Importera {count} rapport', other: 'Importera {count} rapporter' };
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: 'Hoppa över {count} rad och {andImport}',
  other: 'Hoppa över {count} rader och {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = { one: 'importera {count} rapport', other: 'importera {count} rapporter' };

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Så skrivs datum';
export const checkDays = 'Kontrollera detta: 03.04.2019 kan vara i april eller i mars.';
export const dayOrders = {
  dmy: 'Dag, månad, år: 31.12.2019',
  mdy: 'Månad, dag, år: 12/31/2019',
  ymd: 'År, månad, dag: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Vad varje kolumn är';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Ingen kolumn innehåller ännu fältet ”{field}”, som varje rapport behöver. Välj kolumnen under ”{group}”.';
/** A column without a name. */
export const columnNumber = 'Kolumn {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Hoppa över';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Ord som formuläret inte känner till';
export const chooseMeaning =
  'Välj vad varje ord betyder, så att det räknas i filter, trender och allvarlighetsgrad. Du kan också behålla ett ord som det är.';
/** An option. */
export const keepAsIs = 'Behåll som det är';
/** A button. */
export const showAllWords = { one: 'Visa {count} ord', other: 'Visa alla {count} ord' };

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Rader utan datum: {count}. Vad ska hända med den?',
  other: 'Rader utan datum: {count}. Vad ska hända med dem?',
};
export const undatedChoices = {
  'leave-out': 'Hoppa över dem',
  year: 'Datera dem den 1 januari ett visst år',
  today: 'Datera dem i dag',
};
export const haveNoDay = {
  one: '{count} rad saknar både inlämningsdag och händelsedag.',
  other: '{count} rader saknar både inlämningsdag och händelsedag.',
};
/** Label and hint of a field. */
export const year = 'År';
export const fourDigits = 'Fyra siffror, till exempel 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Ange ett år mellan 1900 och {year}';

/** A heading above the first reports of the file. */
export const yourReport = 'Din rapport';
export const yourFirstReports = 'Dina första rapporter';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Rad {row}';
/** Instead of a date. */
export const waitsForChoice = 'Väntar på ditt val';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (konfidentiellt):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Rader som inte kan importeras';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'Här visas {shown} av {count} rad.',
  other: 'Här visas de första {shown} av {count} rader.',
};
export const correctThem = 'Rätta dem i kalkylprogrammet och välj filen igen, eller hoppa över dem.';
/** A button. */
export const showAllRows = { one: 'Visa {count} rad', other: 'Visa alla {count} rader' };
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Importerade tidigare';
export const notImportedAgain = {
  one: '{count} rad har importerats tidigare och importeras inte igen: rad {rows}.',
  other: '{count} rader har importerats tidigare och importeras inte igen: rad {rows}.',
};
