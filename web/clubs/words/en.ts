/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Club Management';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Manage gliding clubs in the {productName} system';
export const accessDenied = 'Access denied. Only super-admins can manage clubs.';
export const loadingClubs = 'Loading clubs...';
export const clubsNotLoaded = 'The clubs could not be loaded.';
export const noClubs = 'No clubs yet. Create your first club to get started.';
/** Heading of the list, and name of the table. */
export const allClubs = 'All Clubs';
export const clubsRegistered = { one: '{count} club registered', other: '{count} clubs registered' };
/** A link. */
export const importOldReports = 'Import old reports';

/** Headings of columns, and labels of fields. */
export const clubName = 'Club Name';
export const location = 'Location';
export const actions = 'Actions';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Poster';
export const posterOf = 'Poster for {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = 'Edit {name}';
export const deleteClubOf = 'Delete {name}';

/** Button of the page, and of the dialog. */
export const createClub = 'Create Club';
/** Title of a dialog. */
export const createNewClub = 'Create New Club';
/** The button while busy. */
export const creating = 'Creating...';
/** Title and text of a message. */
export const clubCreated = 'Club created';
export const clubCreatedSuccessfully = 'Club created successfully';
export const creationFailed = 'Creation failed';
export const failedToCreate = 'Failed to create club.';

export const editClub = 'Edit Club';
export const updateClub = 'Update Club';
export const updating = 'Updating...';
export const clubUpdated = 'Club updated';
export const clubUpdatedSuccessfully = 'Club updated successfully';
export const updateFailed = 'Update failed';
export const failedToUpdate = 'Failed to update club.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Please fill in name and location.';

/** Title and button of a dialog. */
export const deleteClub = 'Delete Club';
export const deleting = 'Deleting...';
/** {name} is the club. */
export const sureToDelete =
  'Are you sure you want to delete "{name}"? This action cannot be undone. All associated users and reports will need to be reassigned.';
export const clubDeleted = 'Club deleted';
export const clubDeletedSuccessfully = 'Club deleted successfully';
export const deletionFailed = 'Deletion failed';
export const failedToDelete = 'Failed to delete club.';
