/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Aperçu de {name}';
export const readingAgain = 'Nouvelle lecture du fichier…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. Les REX arriveront en attente, chacun à sa date.';
export const rowsInFile = { one: '{count} ligne dans le fichier', other: '{count} lignes dans le fichier' };
export const canBeImported = { one: '{count} REX peut être importé', other: '{count} REX peuvent être importés' };
export const cannotBeImported = {
  one: '{count} ligne ne peut pas être importée',
  other: '{count} lignes ne peuvent pas être importées',
};
export const importedBefore = { one: '{count} ligne déjà importée', other: '{count} lignes déjà importées' };

/** While busy. */
export const importing = 'Import en cours…';
export const importingReports = {
  one: 'Import de {count} REX : en cas d’erreur, rien n’est importé. Vous pouvez quitter cette page entre-temps.',
  other:
    'Import de {count} REX : tous, ou aucun en cas d’erreur. Plusieurs milliers prennent jusqu’à une minute. Vous pouvez quitter cette page entre-temps.',
};
/** Beside the buttons. */
export const chooseForUndated =
  'Choisissez ce que deviennent les lignes sans date. Un import peut être annulé pendant 24 heures.';
export const nothingImportedYet =
  'Rien n’est encore importé. Sans confirmation, le fichier est supprimé au bout d’une heure. Un import peut être annulé pendant 24 heures.';
/** Buttons. */
export const startAgain = 'Recommencer';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Ce fichier n’est plus sur le serveur. Soit il a été importé et figure sous « Imports récents », soit il a été supprimé au bout d’une heure. Veuillez recommencer.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Réessayer';
export const importReports = { one: 'Importer {count} REX', other: 'Importer {count} REX' };
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: 'Écarter {count} ligne et {andImport}',
  other: 'Écarter {count} lignes et {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = { one: 'importer {count} REX', other: 'importer {count} REX' };

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Comment les dates sont écrites';
export const checkDays = 'À vérifier : 03.04.2019 peut être en avril ou en mars.';
export const dayOrders = {
  dmy: 'Jour, mois, année : 31.12.2019',
  mdy: 'Mois, jour, année : 12/31/2019',
  ymd: 'Année, mois, jour : 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Ce que contient chaque colonne';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Aucune colonne ne contient encore le champ « {field} », nécessaire à chaque REX. Veuillez choisir la colonne sous « {group} ».';
/** A column without a name. */
export const columnNumber = 'Colonne {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Écarter';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Des mots que le formulaire ne connaît pas';
export const chooseMeaning =
  'Choisissez ce que chaque mot veut dire, pour que les filtres, les tendances et la gravité en tiennent compte. Vous pouvez aussi garder un mot tel quel.';
/** An option. */
export const keepAsIs = 'Garder tel quel';
/** A button. */
export const showAllWords = { one: 'Voir le mot ({count})', other: 'Voir les {count} mots' };

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Lignes sans date : {count}. Qu’en faire ?',
  other: 'Lignes sans date : {count}. Qu’en faire ?',
};
export const undatedChoices = {
  'leave-out': 'Les écarter',
  year: 'Les dater du 1er janvier d’une année',
  today: 'Les dater d’aujourd’hui',
};
export const haveNoDay = {
  one: '{count} ligne n’a ni date de dépôt ni date de l’événement.',
  other: '{count} lignes n’ont ni date de dépôt ni date de l’événement.',
};
/** Label and hint of a field. */
export const year = 'Année';
export const fourDigits = 'Quatre chiffres, par exemple 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Veuillez indiquer une année entre 1900 et {year}';

/** A heading above the first reports of the file. */
export const yourReport = 'Votre REX';
export const yourFirstReports = 'Vos premiers REX';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Ligne {row}';
/** Instead of a date. */
export const waitsForChoice = 'Attend votre choix';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field} :';
export const confidentialFieldName = '{field} (confidentiel) :';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Lignes impossibles à importer';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'La liste montre {shown} ligne sur {count}.',
  other: 'La liste montre les {shown} premières lignes sur {count}.',
};
export const correctThem = 'Corrigez-les dans votre tableur et choisissez de nouveau le fichier, ou écartez-les.';
/** A button. */
export const showAllRows = { one: 'Voir la ligne ({count})', other: 'Voir les {count} lignes' };
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Déjà importées';
export const notImportedAgain = {
  one: '{count} ligne a déjà été importée et ne le sera pas de nouveau : ligne {rows}.',
  other: '{count} lignes ont déjà été importées et ne le seront pas de nouveau : lignes {rows}.',
};
