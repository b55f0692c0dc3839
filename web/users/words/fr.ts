/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Gestion des utilisateurs';
/** Below the heading. */
export const manageUsers = 'Les responsables sécurité et les admins';
export const accessDenied = 'Accès refusé. Seuls les admins et les super-admins peuvent gérer les utilisateurs.';
export const loadingUsers = 'Chargement des utilisateurs…';
export const usersNotLoaded = 'Impossible de charger les utilisateurs.';
export const noUsers = 'Pas encore d’utilisateur. Créez le premier pour commencer.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Tous les utilisateurs';
export const usersRegistered = { one: '{count} utilisateur inscrit', other: '{count} utilisateurs inscrits' };

/** Headings of columns. */
export const email = 'E-mail';
export const role = 'Rôle';
export const club = 'Club';
export const actions = 'Actions';
/** In place of a club. */
export const noClubSuperAdmin = 'Sans club (super-admin)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = 'Modifier {email}';
export const resetFactorOf = 'Réinitialiser le second facteur : {email}';
export const deleteUserOf = 'Supprimer {email}';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange = 'Seuls les super-admins peuvent modifier les admins et les super-admins';

/** Button of the page, and of the dialog. */
export const createUser = 'Créer un utilisateur';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Nouvel utilisateur';
export const addNewUser = 'Ajouter un responsable sécurité ou un admin';
/** The button while busy. */
export const creating = 'Création…';
/** Title and text of a message. */
export const userCreated = 'Utilisateur créé';
export const userCreatedSuccessfully = 'L’utilisateur a été créé.';
export const creationFailed = 'Échec de la création';
export const failedToCreate = 'L’utilisateur n’a pas pu être créé.';

export const editUser = 'Modifier l’utilisateur';
export const updateInformation = 'Modifier les informations de l’utilisateur';
export const updateUser = 'Enregistrer';
export const updating = 'Enregistrement…';
export const userUpdated = 'Utilisateur modifié';
export const userUpdatedSuccessfully = 'L’utilisateur a été modifié.';
export const updateFailed = 'Échec de la modification';
export const failedToUpdate = 'L’utilisateur n’a pas pu être modifié.';

/** Labels of fields. */
export const name = 'Nom';
export const password = 'Mot de passe';
export const newPassword = 'Nouveau mot de passe (vide : garder l’actuel)';
export const atLeast8Characters = 'Au moins 8 caractères';
export const clubOptional = 'Club (facultatif)';
export const selectClub = 'Choisissez un club';
/** An option in the list of clubs. */
export const noClub = 'Sans club';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign = 'Seuls les super-admins peuvent donner les rôles Admin et Super-admin.';
export const mustHaveClub = 'Les admins, responsables sécurité et pilotes doivent appartenir à un club.';
export const ownClubOnly = 'Vous ne pouvez rattacher des utilisateurs qu’à votre propre club.';
export const clubsNotLoaded = 'Impossible de charger la liste des clubs.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Indiquez {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} et {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'l’e-mail', name: 'le nom', password: 'le mot de passe', club: 'le club' };

/** Title and button of a dialog. */
export const deleteUser = 'Supprimer l’utilisateur';
export const deleting = 'Suppression…';
export const sureToDelete = 'Supprimer vraiment « {email} » ? Vous ne pourrez pas revenir en arrière.';
export const userDeleted = 'Utilisateur supprimé';
export const userDeletedSuccessfully = 'L’utilisateur a été supprimé.';
export const deletionFailed = 'Échec de la suppression';
export const failedToDelete = 'L’utilisateur n’a pas pu être supprimé.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Réinitialiser le second facteur';
export const resetting = 'En cours…';
export const resetOnlyIfAsked =
  'Ne le faites que si {name} ({email}) vous l’a demandé de vive voix ou par téléphone : un e-mail peut venir de quelqu’un d’autre. L’application d’authentification, les codes de secours et toutes les clés d’accès sont retirés, et toutes les connexions de {name} sont fermées.';
export const secondFactorReset = 'Second facteur réinitialisé';
export const signsInByPassword = '{email} se connecte maintenant avec le seul mot de passe.';
export const notReset = 'Non réinitialisé';
export const failedToReset = 'Le second facteur n’a pas pu être réinitialisé.';
