/** The User Management page: the table of users, and dialogs to create, change or delete one. */

/** Heading of the page. */
export const userManagement = 'Usuarios';
/** Below the heading. */
export const manageUsers = 'Responsables de seguridad y administradores';
export const accessDenied = 'Sin acceso. Solo los administradores y superadministradores pueden gestionar usuarios.';
export const loadingUsers = 'Cargando usuarios…';
export const usersNotLoaded = 'No se han podido cargar los usuarios.';
export const noUsers = 'Aún no hay usuarios. Crea el primero para empezar.';
/** Heading of the list, and name of the table. */
export const allUsers = 'Todos los usuarios';
export const usersRegistered = { one: '{count} usuario registrado', other: '{count} usuarios registrados' };

/** Headings of columns. */
export const email = 'Correo';
export const role = 'Rol';
export const club = 'Club';
export const actions = 'Acciones';
/** In place of a club. */
export const noClubSuperAdmin = 'Sin club (superadministrador)';
/** Buttons of a row, shown as icons; {email} is the address of the user. */
export const editUserOf = 'Editar {email}';
export const resetFactorOf = 'Retirar el segundo factor de {email}';
export const deleteUserOf = 'Borrar {email}';
/** Why the buttons of a row are disabled. */
export const onlySuperAdminsChange =
  'Solo los superadministradores pueden modificar las cuentas de administradores y superadministradores';

/** Button of the page, and of the dialog. */
export const createUser = 'Crear usuario';
/** Title and subtitle of a dialog. */
export const createNewUser = 'Usuario nuevo';
export const addNewUser = 'Añade un responsable de seguridad o un administrador';
/** The button while busy. */
export const creating = 'Creando…';
/** Title and text of a message. */
export const userCreated = 'Usuario creado';
export const userCreatedSuccessfully = 'El usuario se ha creado';
export const creationFailed = 'No se ha creado';
export const failedToCreate = 'No se ha podido crear el usuario.';

export const editUser = 'Editar usuario';
export const updateInformation = 'Cambia los datos del usuario';
export const updateUser = 'Guardar usuario';
export const updating = 'Guardando…';
export const userUpdated = 'Usuario guardado';
export const userUpdatedSuccessfully = 'Los cambios del usuario se han guardado';
export const updateFailed = 'No se ha guardado';
export const failedToUpdate = 'No se ha podido guardar el usuario.';

/** Labels of fields. */
export const name = 'Nombre';
export const password = 'Contraseña';
export const newPassword = 'Contraseña nueva (vacía: sigue la actual)';
export const atLeast8Characters = 'Al menos 8 caracteres';
export const clubOptional = 'Club (opcional)';
export const selectClub = 'Elige un club';
/** An option in the list of clubs. */
export const noClub = 'Sin club';

/** Hints below the role and the club. */
export const onlySuperAdminsAssign =
  'Solo los superadministradores pueden dar los roles de administrador y superadministrador.';
export const mustHaveClub = 'Los administradores, responsables de seguridad y pilotos deben tener un club.';
export const ownClubOnly = 'Solo puedes asignar usuarios a tu propio club.';
export const clubsNotLoaded = 'No se ha podido cargar la lista de clubes.';

/** Beside the disabled button; {fields} is one or several of `missing`. */
export const pleaseFillIn = 'Rellena {fields}.';
/** A list of fields; {others} is one or several with commas between them. */
export const listOfFields = '{others} y {last}';
/** What is missing, within the sentence `pleaseFillIn`. */
export const missing = { email: 'el correo', name: 'el nombre', password: 'la contraseña', club: 'el club' };

/** Title and button of a dialog. */
export const deleteUser = 'Borrar usuario';
export const deleting = 'Borrando…';
export const sureToDelete = '¿Seguro que quieres borrar «{email}»? No se puede deshacer.';
export const userDeleted = 'Usuario borrado';
export const userDeletedSuccessfully = 'El usuario se ha borrado';
export const deletionFailed = 'No se ha borrado';
export const failedToDelete = 'No se ha podido borrar el usuario.';

/** Title and button of a dialog that removes the second factor of a user who has lost it. */
export const resetSecondFactor = 'Retirar segundo factor';
export const resetting = 'Retirando…';
export const resetOnlyIfAsked =
  'Hazlo solo si {name} ({email}) te lo ha pedido en persona o por teléfono: un correo puede ser de otra persona. Se quitan la app de autenticación, los códigos de recuperación y todas las llaves de acceso, y se cierran todas las sesiones de {name}.';
export const secondFactorReset = 'Segundo factor retirado';
export const signsInByPassword = '{email} inicia sesión ahora solo con la contraseña.';
export const notReset = 'No se ha retirado';
export const failedToReset = 'No se ha podido retirar el segundo factor.';
