/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Quién hace qué y para cuándo, y si funcionó';
export const noStaffRights =
  'Tu cuenta no da acceso a las medidas: los pilotos pueden iniciar sesión, pero no verlas. Si necesitas acceso, pídeselo al administrador de tu club.';
export const loadingActions = 'Cargando las medidas…';
export const notLoaded = 'No se han podido cargar las medidas.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Abiertas';
export const mine = 'Mías';
export const overdue = 'Vencidas';
export const overdueCount = 'Vencidas ({count})';
export const toCheck = 'Por comprobar';
export const toCheckCount = 'Por comprobar ({count})';
export const done = 'Hechas';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'No hay medidas abiertas. Anota quién hace qué y para cuándo, y pregunta más adelante si funcionó.',
  mine: 'No tienes ninguna medida abierta.',
  overdue: 'No hay nada vencido.',
  check: 'Ahora no hay nada que comprobar.',
  done: 'Aún no se ha hecho ninguna.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Abrir el informe';
export const openReportBehind = 'Abrir el informe del que viene: {title}';
