/** The page Actions: all actions of a club, those that are due first. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Quién hace qué y para cuándo, y si funcionó';
export const noStaffRights =
  'Tu cuenta no da acceso a las medidas: los pilotos pueden iniciar sesión, pero no verlas. Si necesitas acceso, pídeselo al administrador de tu club.';
export const loadingActions = 'Cargando las medidas…';
export const notLoaded = 'No se han podido cargar las medidas.';

/** Tabs: which actions are shown. With {count} where there are some. */
export const open = 'Abiertas';
export const mine = 'Mías';
export const overdue = 'Vencidas';
export const overdueCount = 'Vencidas ({count})';
export const toCheck = 'Por comprobar';
export const toCheckCount = 'Por comprobar ({count})';
export const done = 'Hechas';

/** In place of the list, by the tab: there is none. */
export const nothing = {
  open: 'No hay medidas abiertas. Anota quién hace qué y para cuándo, y pregunta más adelante si funcionó.',
  mine: 'No tienes ninguna medida abierta.',
  overdue: 'No hay nada vencido.',
  check: 'Ahora no hay nada que comprobar.',
  done: 'Aún no se ha hecho ninguna.',
};

/** A link, and its whole name for those who hear it: it begins with the same words; {title} is what is to be done. */
export const openReport = 'Abrir el informe';
export const openReportBehind = 'Abrir el informe del que viene: {title}';
