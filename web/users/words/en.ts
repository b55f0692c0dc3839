/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'User Management';
/** Below the heading. */
export const manageUsers = 'Manage SMS managers and administrators';
export const accessDenied = 'Access denied. Only admins and super-admins can manage users.';
export const loadingUsers = 'Loading users...';
export const usersNotLoaded = 'The users could not be loaded.';
export const noUsers = 'No users yet. Create your first user to get started.';
/** Heading of the list, and name of the table. */
export const allUsers = 'All Users';
export const usersRegistered = { one: '{count} user registered', other: '{count} users registered' };

/** Headings of columns. */
export const email = 'Email';
export const role = 'Role';
export const club = 'Club';
export const actions = 'Actions';
/** In place of a club. */
export const noClubSuperAdmin = 'No Club (Super Admin)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = 'Edit {email}';
export const resetFactorOf = 'Reset second factor of {email}';
export const deleteUserOf = 'Delete {email}';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange = 'Only super-admins can change admins and super-admins';

/** Button of the page, and of the dialog. */
export const createUser = 'Create User';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Create New User';
export const addNewUser = 'Add a new SMS manager or administrator';
/** The button while busy. */
export const creating = 'Creating...';
/** Title and text of a message. */
export const userCreated = 'User created';
export const userCreatedSuccessfully = 'User created successfully';
export const creationFailed = 'Creation failed';
export const failedToCreate = 'Failed to create user.';

export const editUser = 'Edit User';
export const updateInformation = 'Update user information';
export const updateUser = 'Update User';
export const updating = 'Updating...';
export const userUpdated = 'User updated';
export const userUpdatedSuccessfully = 'User updated successfully';
export const updateFailed = 'Update failed';
export const failedToUpdate = 'Failed to update user.';

/** Labels of fields. */
export const name = 'Name';
export const password = 'Password';
export const newPassword = 'New Password (leave blank to keep current)';
export const atLeast8Characters = 'At least 8 characters';
export const clubOptional = 'Club (Optional)';
export const selectClub = 'Select a club';
/** An option in the list of clubs. */
export const noClub = 'No Club';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign = 'Only super-admins can assign Admin and Super Admin.';
export const mustHaveClub = 'Admins, SMS managers and pilots must be assigned to a club.';
export const ownClubOnly = 'You can assign users to your own club only.';
export const clubsNotLoaded = 'The list of clubs could not be loaded.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Please fill in {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} and {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'email', name: 'name', password: 'password', club: 'club' };

/** Title and button of a dialog. */
export const deleteUser = 'Delete User';
export const deleting = 'Deleting...';
export const sureToDelete = 'Are you sure you want to delete "{email}"? This action cannot be undone.';
export const userDeleted = 'User deleted';
export const userDeletedSuccessfully = 'User deleted successfully';
export const deletionFailed = 'Deletion failed';
export const failedToDelete = 'Failed to delete user.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Reset the second factor';
export const resetting = 'Resetting...';
export const resetOnlyIfAsked =
  'Do this only if {name} ({email}) has asked you, in person or by phone: an email may be from somebody else. The authenticator app, the recovery codes and all passkeys are removed, and {name} is signed out everywhere.';
export const secondFactorReset = 'Second factor reset';
export const signsInByPassword = '{email} now signs in with the password alone.';
export const notReset = 'Not reset';
export const failedToReset = 'Failed to reset the second factor.';
