/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Vorschau von {name}';
export const readingAgain = 'Die Datei wird neu gelesen…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. Die Meldungen warten danach auf ihre Prüfung, jede unter ihrem eigenen Datum.';
export const rowsInFile = { one: '{count} Zeile in der Datei', other: '{count} Zeilen in der Datei' };
export const canBeImported = {
  one: '{count} Meldung kann importiert werden',
  other: '{count} Meldungen können importiert werden',
};
export const cannotBeImported = { one: '{count} Zeile geht nicht', other: '{count} Zeilen gehen nicht' };
export const importedBefore = { one: '{count} Zeile schon importiert', other: '{count} Zeilen schon importiert' };

/** While busy. */
export const importing = 'Wird importiert…';
export const importingReports = {
  one: '{count} Meldung wird importiert: alles oder, wenn etwas schiefgeht, nichts. Bei Tausenden dauert es bis zu einer Minute. Du kannst die Seite inzwischen verlassen.',
  other:
    '{count} Meldungen werden importiert: alle oder, wenn etwas schiefgeht, keine. Bei Tausenden dauert es bis zu einer Minute. Du kannst die Seite inzwischen verlassen.',
};
/** Beside the buttons. */
export const chooseForUndated =
  'Bitte wähle, was mit Zeilen ohne Datum geschehen soll. Ein Import lässt sich 24 Stunden lang rückgängig machen.';
export const nothingImportedYet =
  'Noch ist nichts importiert. Ohne Bestätigung wird die Datei nach einer Stunde gelöscht. Ein Import lässt sich 24 Stunden lang rückgängig machen.';
/** Buttons. */
export const startAgain = 'Neu beginnen';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Diese Datei ist nicht mehr auf dem Server. Entweder wurde sie importiert und steht unter „Letzte Importe“, oder sie wurde nach einer Stunde gelöscht. Bitte beginne neu.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Noch einmal versuchen';
export const importReports = { one: '{count} Meldung importieren', other: '{count} Meldungen importieren' };
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: '{count} Zeile weglassen und {andImport}',
  other: '{count} Zeilen weglassen und {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = { one: '{count} Meldung importieren', other: '{count} Meldungen importieren' };

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Schreibweise des Datums';
export const checkDays = 'Bitte prüfe das: 03.04.2019 kann im April oder im März sein.';
export const dayOrders = {
  dmy: 'Tag, Monat, Jahr: 31.12.2019',
  mdy: 'Monat, Tag, Jahr: 12/31/2019',
  ymd: 'Jahr, Monat, Tag: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Was jede Spalte ist';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Noch enthält keine Spalte das Feld „{field}“, das jede Meldung braucht. Bitte wähle die Spalte unter „{group}“.';
/** A column without a name. */
export const columnNumber = 'Spalte {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Weglassen';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Wörter, die das Formular nicht kennt';
export const chooseMeaning =
  'Wähle, was jedes Wort bedeutet, damit es bei Filtern, Trends und Schwere mitzählt. Du kannst ein Wort auch lassen, wie es ist.';
/** An option. */
export const keepAsIs = 'So lassen';
/** A button. */
export const showAllWords = { one: '{count} Wort zeigen', other: 'Alle {count} Wörter zeigen' };

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Zeilen ohne Datum: {count}. Was soll mit ihr geschehen?',
  other: 'Zeilen ohne Datum: {count}. Was soll mit ihnen geschehen?',
};
export const undatedChoices = {
  'leave-out': 'Weglassen',
  year: 'Auf den 1. Januar eines Jahres setzen',
  today: 'Auf heute setzen',
};
export const haveNoDay = {
  one: '{count} Zeile nennt weder, wann gemeldet wurde, noch, wann es passiert ist.',
  other: '{count} Zeilen nennen weder, wann gemeldet wurde, noch, wann es passiert ist.',
};
/** Label and hint of a field. */
export const year = 'Jahr';
export const fourDigits = 'Vier Ziffern, zum Beispiel 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Bitte gib ein Jahr von 1900 bis {year} an';

/** A heading above the first reports of the file. */
export const yourReport = 'Deine Meldung';
export const yourFirstReports = 'Deine ersten Meldungen';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Zeile {row}';
/** Instead of a date. */
export const waitsForChoice = 'Wartet auf deine Wahl';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (vertraulich):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Zeilen, die sich nicht importieren lassen';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'Hier steht die erste Zeile ({shown} von {count}).',
  other: 'Hier stehen die ersten {shown} von {count} Zeilen.',
};
export const correctThem = 'Berichtige sie in deiner Tabelle und wähle die Datei noch einmal, oder lass sie weg.';
/** A button. */
export const showAllRows = { one: '{count} Zeile zeigen', other: 'Alle {count} Zeilen zeigen' };
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Schon importiert';
export const notImportedAgain = {
  one: '{count} Zeile wurde schon importiert und kommt nicht noch einmal hinein: Zeile {rows}.',
  other: '{count} Zeilen wurden schon importiert und kommen nicht noch einmal hinein: Zeilen {rows}.',
};
