/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Gestion des clubs';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Les clubs de vol à voile inscrits dans {productName}';
export const accessDenied = 'Accès refusé. Seuls les super-admins peuvent gérer les clubs.';
export const loadingClubs = 'Chargement des clubs…';
export const clubsNotLoaded = 'Impossible de charger les clubs.';
export const noClubs = 'Pas encore de club. Créez le premier pour commencer.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Tous les clubs';
export const clubsRegistered = { one: '{count} club inscrit', other: '{count} clubs inscrits' };
/** A link. */
export const importOldReports = 'Importer d’anciens REX';

/** Headings of columns, and labels of fields. */
export const clubName = 'Nom du club';
export const location = 'Lieu';
export const actions = 'Actions';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Affiche';
export const posterOf = 'Affiche : {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = 'Modifier {name}';
export const deleteClubOf = 'Supprimer {name}';

/** Button of the page, and of the dialog. */
export const createClub = 'Créer un club';
/** Title of a dialog. */
export const createNewClub = 'Nouveau club';
/** The button while busy. */
export const creating = 'Création…';
/** Title and text of a message. */
export const clubCreated = 'Club créé';
export const clubCreatedSuccessfully = 'Le club a été créé.';
export const creationFailed = 'Échec de la création';
export const failedToCreate = 'Le club n’a pas pu être créé.';

export const editClub = 'Modifier le club';
export const updateClub = 'Enregistrer';
export const updating = 'Enregistrement…';
export const clubUpdated = 'Club modifié';
export const clubUpdatedSuccessfully = 'Le club a été modifié.';
export const updateFailed = 'Échec de la modification';
export const failedToUpdate = 'Le club n’a pas pu être modifié.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Indiquez le nom et le lieu.';

/** Title and button of a dialog. */
export const deleteClub = 'Supprimer le club';
export const deleting = 'Suppression…';
/** {name} is the club. */
export const sureToDelete =
  'Supprimer vraiment « {name} » ? Vous ne pourrez pas revenir en arrière. Tous ses utilisateurs et ses REX devront être rattachés à un autre club.';
export const clubDeleted = 'Club supprimé';
export const clubDeletedSuccessfully = 'Le club a été supprimé.';
export const deletionFailed = 'Échec de la suppression';
export const failedToDelete = 'Le club n’a pas pu être supprimé.';
