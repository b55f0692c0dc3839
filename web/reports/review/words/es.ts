/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Panel del equipo de seguridad';
export const reviewAndApprove = 'Revisar y aprobar informes de seguridad';
export const denied =
  'Tu cuenta no da acceso a los informes: los pilotos pueden iniciar sesión, pero no verlos ni revisarlos. Si necesitas acceso, pídeselo al administrador de tu club.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Todos ({count})';
export const pending = 'Pendientes ({count})';
export const approved = 'Publicados ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Informes';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = { one: '{number} informe encontrado', other: '{number} informes encontrados' };
/** Title of a message. */
export const reportNotLoaded = 'No se ha podido cargar el informe';
