/** The Club Management page: the table of clubs, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const clubManagement = 'Clubes';
/** Below the heading; {productName} is the name of this product. */
export const manageClubs = 'Los clubes de vuelo a vela de {productName}';
export const accessDenied = 'Sin acceso. Solo los superadministradores pueden gestionar clubes.';
export const loadingClubs = 'Cargando clubes…';
export const clubsNotLoaded = 'No se han podido cargar los clubes.';
export const noClubs = 'Aún no hay clubes. Crea el primero para empezar.';
/** Heading of the list, and name of the table. */
export const allClubs = 'Todos los clubes';
export const clubsRegistered = { one: '{count} club registrado', other: '{count} clubes registrados' };
/** A link. */
export const importOldReports = 'Importar informes antiguos';

/** Headings of columns, and labels of fields. */
export const clubName = 'Nombre del club';
export const location = 'Lugar';
export const actions = 'Acciones';
/** A link to a club's poster; {name} is the club. */
export const poster = 'Cartel';
export const posterOf = 'Cartel de {name}';
/** Buttons of a row, shown as icons; {name} is the club. */
export const editClubOf = 'Editar {name}';
export const deleteClubOf = 'Borrar {name}';

/** Button of the page, and of the dialog. */
export const createClub = 'Crear club';
/** Title of a dialog. */
export const createNewClub = 'Club nuevo';
/** The button while busy. */
export const creating = 'Creando…';
/** Title and text of a message. */
export const clubCreated = 'Club creado';
export const clubCreatedSuccessfully = 'El club se ha creado';
export const creationFailed = 'No se ha creado';
export const failedToCreate = 'No se ha podido crear el club.';

export const editClub = 'Editar club';
export const updateClub = 'Guardar club';
export const updating = 'Guardando…';
export const clubUpdated = 'Club guardado';
export const clubUpdatedSuccessfully = 'Los cambios del club se han guardado';
export const updateFailed = 'No se ha guardado';
export const failedToUpdate = 'No se ha podido guardar el club.';
/** Beside the disabled button. */
export const fillInNameAndLocation = 'Rellena el nombre y el lugar.';

/** Title and button of a dialog. */
export const deleteClub = 'Borrar club';
export const deleting = 'Borrando…';
/** {name} is the club. */
export const sureToDelete =
  '¿Seguro que quieres borrar «{name}»? No se puede deshacer. Habrá que asignar a otro club todos sus usuarios e informes.';
export const clubDeleted = 'Club borrado';
export const clubDeletedSuccessfully = 'El club se ha borrado';
export const deletionFailed = 'No se ha borrado';
export const failedToDelete = 'No se ha podido borrar el club.';
