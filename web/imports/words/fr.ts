/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Importer des REX';
export const subtitle = 'Importez les anciens REX du club';
export const accessDenied = 'Accès refusé. Seuls les admins et les super-admins peuvent importer des REX.';
export const loading = 'Chargement…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Choisissez un fichier';
export const whichFile =
  'Un fichier CSV, tel que l’enregistre n’importe quel tableur : un REX par ligne, les noms des colonnes sur la première, jusqu’à 5 000 REX. Rien n’est importé avant que vous ayez vu le résultat.';
/** Name of the field. */
export const csvFile = 'Fichier CSV';
export const chooseFile = 'Choisir un fichier';
export const readingFile = 'Lecture du fichier…';
export const downloadTemplate = 'Télécharger le modèle';
export const tooLarge = 'Le fichier dépasse 5 Mo. Divisez-le.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = 'Envoi et lecture de {name} ({size}). Rien n’est encore importé.';
export const kilobytes = '{size} ko';
export const megabytes = '{size} Mo';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = { one: '{count} REX importé', other: '{count} REX importés' };
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Tous ces REX avaient déjà été importés';
export const theyWait = 'Ils sont en attente, chacun à sa date de dépôt. Personne n’a reçu d’e-mail.';
export const ifWrong =
  'En cas d’erreur, vous pouvez annuler l’import pendant 24 heures, tant que personne n’a travaillé sur l’un de ses REX. Si le même fichier est importé de nouveau, rien n’est doublé ; une ligne corrigée entre-temps devient un nouveau REX.';
export const openDashboard = 'Ouvrir le tableau de bord';
export const importAnother = 'Importer un autre fichier';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Imports récents';
export const canBeUndone =
  'Un import peut être annulé pendant 24 heures, tant que personne n’a travaillé sur l’un de ses REX.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = { one: '{count} REX pour {club}', other: '{count} REX pour {club}' };
/** Below it; both are a day and time. */
export const importedOn = 'Importé le {imported}. Peut être annulé jusqu’au {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Annuler l’import';
export const undoImportOf = {
  one: 'Annuler l’import de {count} REX',
  other: 'Annuler l’import de {count} REX',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Annuler l’import';
export const whatUndoDoes = {
  one: 'Le REX de cet import est supprimé. Vous pourrez ensuite importer de nouveau le même fichier.',
  other: 'Les {count} REX de cet import sont supprimés. Vous pourrez ensuite importer de nouveau le même fichier.',
};
export const deleteReports = { one: 'Supprimer {count} REX', other: 'Supprimer {count} REX' };
export const deleting = 'Suppression…';
/** Title and text of a message. */
export const importUndone = 'Import annulé';
export const reportsDeleted = { one: '{count} REX supprimé.', other: '{count} REX supprimés.' };
