/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Clubbeheer';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Zweefvliegclubs in {productName} beheren';
export const accessDenied = 'Geen toegang. Alleen hoofdbeheerders kunnen clubs beheren.';
export const loadingClubs = 'Clubs laden…';
export const clubsNotLoaded = 'De clubs konden niet worden geladen.';
export const noClubs = 'Nog geen clubs. Maak de eerste aan om te beginnen.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Alle clubs';
export const clubsRegistered = { one: '{count} club geregistreerd', other: '{count} clubs geregistreerd' };
/** A link. */
export const importOldReports = 'Oude meldingen importeren';

/** Headings of columns, and labels of fields. */
export const clubName = 'Clubnaam';
export const location = 'Plaats';
export const actions = 'Handelingen';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Poster';
export const posterOf = 'Poster van {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = '{name} bewerken';
export const deleteClubOf = '{name} verwijderen';

/** Button of the page, and of the dialog. */
export const createClub = 'Club aanmaken';
/** Title of a dialog. */
export const createNewClub = 'Nieuwe club';
/** The button while busy. */
export const creating = 'Aanmaken…';
/** Title and text of a message. */
export const clubCreated = 'Club aangemaakt';
export const clubCreatedSuccessfully = 'De club is aangemaakt';
export const creationFailed = 'Aanmaken mislukt';
export const failedToCreate = 'De club kon niet worden aangemaakt.';

export const editClub = 'Club bewerken';
export const updateClub = 'Club opslaan';
export const updating = 'Opslaan…';
export const clubUpdated = 'Club gewijzigd';
export const clubUpdatedSuccessfully = 'De club is gewijzigd';
export const updateFailed = 'Wijzigen mislukt';
export const failedToUpdate = 'De club kon niet worden gewijzigd.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Vul naam en plaats in.';

/** Title and button of a dialog. */
export const deleteClub = 'Club verwijderen';
export const deleting = 'Verwijderen…';
/** {name} is the club. */
export const sureToDelete =
  'Weet je zeker dat je ‘{name}’ wilt verwijderen? Dit kan niet ongedaan worden gemaakt. Alle gebruikers en meldingen van de club moeten dan naar een andere club.';
export const clubDeleted = 'Club verwijderd';
export const clubDeletedSuccessfully = 'De club is verwijderd';
export const deletionFailed = 'Verwijderen mislukt';
export const failedToDelete = 'De club kon niet worden verwijderd.';
