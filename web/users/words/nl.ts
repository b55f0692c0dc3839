/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Gebruikersbeheer';
/** Below the heading. */
export const manageUsers = 'Veiligheidsmanagers en beheerders beheren';
export const accessDenied = 'Geen toegang. Alleen beheerders en hoofdbeheerders kunnen gebruikers beheren.';
export const loadingUsers = 'Gebruikers laden…';
export const usersNotLoaded = 'De gebruikers konden niet worden geladen.';
export const noUsers = 'Nog geen gebruikers. Maak de eerste aan om te beginnen.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Alle gebruikers';
export const usersRegistered = { one: '{count} gebruiker geregistreerd', other: '{count} gebruikers geregistreerd' };

/** Headings of columns. */
export const email = 'E-mail';
export const role = 'Rol';
export const club = 'Club';
export const actions = 'Handelingen';
/** In place of a club. */
export const noClubSuperAdmin = 'Geen club (hoofdbeheerder)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = '{email} bewerken';
export const resetFactorOf = 'Tweede factor van {email} opheffen';
export const deleteUserOf = '{email} verwijderen';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange = 'Alleen hoofdbeheerders kunnen beheerders en hoofdbeheerders wijzigen';

/** Button of the page, and of the dialog. */
export const createUser = 'Gebruiker aanmaken';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Nieuwe gebruiker';
export const addNewUser = 'Voeg een veiligheidsmanager of beheerder toe';
/** The button while busy. */
export const creating = 'Aanmaken…';
/** Title and text of a message. */
export const userCreated = 'Gebruiker aangemaakt';
export const userCreatedSuccessfully = 'De gebruiker is aangemaakt';
export const creationFailed = 'Aanmaken mislukt';
export const failedToCreate = 'De gebruiker kon niet worden aangemaakt.';

export const editUser = 'Gebruiker bewerken';
export const updateInformation = 'Gegevens van de gebruiker wijzigen';
export const updateUser = 'Gebruiker opslaan';
export const updating = 'Opslaan…';
export const userUpdated = 'Gebruiker gewijzigd';
export const userUpdatedSuccessfully = 'De gebruiker is gewijzigd';
export const updateFailed = 'Wijzigen mislukt';
export const failedToUpdate = 'De gebruiker kon niet worden gewijzigd.';

/** Labels of fields. */
export const name = 'Naam';
export const password = 'Wachtwoord';
export const newPassword = 'Nieuw wachtwoord (leeg: huidige blijft)';
export const atLeast8Characters = 'Minstens 8 tekens';
export const clubOptional = 'Club (niet verplicht)';
export const selectClub = 'Kies een club';
/** An option in the list of clubs. */
export const noClub = 'Geen club';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign = 'Alleen hoofdbeheerders kunnen de rollen Beheerder en Hoofdbeheerder geven.';
export const mustHaveClub = 'Beheerders, veiligheidsmanagers en vliegers moeten bij een club horen.';
export const ownClubOnly = 'Je kunt gebruikers alleen aan je eigen club toewijzen.';
export const clubsNotLoaded = 'De lijst met clubs kon niet worden geladen.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Vul {fields} in.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} en {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'e-mail', name: 'naam', password: 'wachtwoord', club: 'club' };

/** Title and button of a dialog. */
export const deleteUser = 'Gebruiker verwijderen';
export const deleting = 'Verwijderen…';
export const sureToDelete = 'Weet je zeker dat je ‘{email}’ wilt verwijderen? Dit kan niet ongedaan worden gemaakt.';
export const userDeleted = 'Gebruiker verwijderd';
export const userDeletedSuccessfully = 'De gebruiker is verwijderd';
export const deletionFailed = 'Verwijderen mislukt';
export const failedToDelete = 'De gebruiker kon niet worden verwijderd.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Tweede factor opheffen';
export const resetting = 'Opheffen…';
export const resetOnlyIfAsked =
  'Doe dit alleen als {name} ({email}) het je heeft gevraagd, persoonlijk of aan de telefoon: een mail kan van iemand anders komen. De authenticator-app, de herstelcodes en alle passkeys worden verwijderd en {name} wordt overal uitgelogd.';
export const secondFactorReset = 'Tweede factor opgeheven';
export const signsInByPassword = '{email} logt nu in met alleen het wachtwoord.';
export const notReset = 'Niet opgeheven';
export const failedToReset = 'De tweede factor kon niet worden opgeheven.';
