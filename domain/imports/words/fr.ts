/** What is wrong with an imported file of old reports, shown on the page and sent to programs. Text after a colon begins in lower case. */

/** Names of two columns that are not fields of the form. */
export const comment = 'Analyse de l’équipe sécurité';
export const dayOfSubmission = 'Date de dépôt';
/** What is wrong with a row or a cell; {problem} is one of the sentences below or one of the form's, {column} the name of a column, {cell} its content. */
export const atRow = 'Ligne {row} : {problem}';
export const cellProblem = '{column} « {cell} » : {problem}';
export const emptyProblem = '{column} (vide) : {problem}';
export const notWhole =
  'le nombre de cellules n’est pas celui de l’en-tête ({cells} au lieu de {columns}) ; le fichier est peut-être coupé ou séparé autrement';
export const formula = 'c’est une formule ; une apostrophe devant en fait du texte';
export const submissionInFuture = 'la date de dépôt ne peut pas être dans le futur';
export const submissionTooOld = 'la date de dépôt ne peut pas être antérieure à 1900';
/** {order} is one of the three that follow. */
export const notADate = 'pas une date écrite sous la forme {order}';
export const orders = {
  ymd: 'année, mois, jour',
  dmy: 'jour, mois, année',
  mdy: 'mois, jour, année',
};
export const hasTime = 'veuillez indiquer la date sans heure';
export const noSuchMonth = 'il n’y a pas de mois {month} ; vérifiez comment les dates sont écrites';
export const noDayZero = 'il n’y a pas de jour 0';
export const noYearZero = 'l’année 0 n’existe pas';
/** {month} is the name of a month. */
export const monthHas = '{month} a {days} jours';
export const februaryHas = 'février {year} a {days} jours';
export const months = {
  1: 'janvier',
  2: 'février',
  3: 'mars',
  4: 'avril',
  5: 'mai',
  6: 'juin',
  7: 'juillet',
  8: 'août',
  9: 'septembre',
  10: 'octobre',
  11: 'novembre',
  12: 'décembre',
};
/** About the file as a whole. */
export const utf16 = 'le fichier est en UTF-16 ; enregistrez-le en CSV, en UTF-8';
export const workbook = 'c’est un classeur et pas un CSV ; enregistrez-le en CSV';
export const noCsv = 'ce n’est pas un CSV, ou il est dans un autre encodage qu’UTF-8 et Windows-1252';
export const damaged =
  'certains caractères ne sont ni en UTF-8 ni en Windows-1252 ; le fichier est peut-être coupé ou dans un autre encodage';
export const emptyFile = 'le fichier est vide';
export const columnTwice = 'la colonne {column} y est deux fois';
export const tooManyColumns = 'il y a plus de {max} colonnes';
export const oneColumn = 'il n’y a qu’une colonne et aucun champ ne porte son nom ; ce n’est pas un CSV';
export const noReport = 'il n’y a aucun REX sous l’en-tête';
export const tooManyReports = '{max} REX au plus peuvent être importés à la fois';
export const unclosed = 'un guillemet est ouvert ici et jamais fermé ; le fichier est peut-être coupé';
export const afterQuote = 'quelque chose suit un guillemet fermant ; dans une cellule, un guillemet s’écrit deux fois';
