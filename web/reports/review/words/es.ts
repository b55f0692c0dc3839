/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Panel del equipo de seguridad';
export const reviewAndApprove = 'Revisar y aprobar informes de seguridad';
export const denied =
  'Tu cuenta no da acceso a los informes: los pilotos pueden iniciar sesión, pero no verlos ni revisarlos. Si necesitas acceso, pídeselo al administrador de tu club.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Todos ({count})';
export const pending = 'Pendientes ({count})';
export const approved = 'Publicados ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Informes';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = { one: '{number} informe encontrado', other: '{number} informes encontrados' };
/** Title of a message. */
export const reportNotLoaded = 'No se ha podido cargar el informe';
