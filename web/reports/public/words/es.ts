/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Informes de seguridad publicados';
export const intro =
  'Informes anonimizados, revisados y aprobados por el equipo de seguridad, para que la sorpresa de uno sea la experiencia de todos.';
/** Two buttons beside the heading. */
export const submitReport = 'Enviar un informe';
export const trends = 'Tendencias';
/** A link below the introduction. */
export const briefing = 'Briefing: tres lecciones para hoy';
/** A link at the end of the list. */
export const feed = 'Suscribirse al canal (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} informe', other: '{count} informes' };
export const someReports = { one: '{shown} de {count} informe', other: '{shown} de {count} informes' };
export const noMatch = 'Ningún informe coincide';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Ningún informe coincide con estos filtros';
export const tryOthers =
  'Prueba con otras palabras o un periodo más largo, o limpia los filtros para ver todos los informes.';
export const showAll = 'Ver todos los informes';
export const wrongFilters = 'Estos filtros no sirven';
export const clearFilters = 'Limpiar los filtros';
export const nothingYet = 'Aún no hay informes publicados';
export const nothingYetText =
  'Nuestro equipo revisa cada informe antes de publicarlo. Vuelve dentro de poco: habrá cosas que aprender.';
export const submitFirst = 'Enviar el primer informe';
export const fetchFailed = 'No se han podido cargar los informes';
export const checkConnection = 'Comprueba tu conexión a internet e inténtalo de nuevo.';
export const tryAgain = 'Reintentar';

/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Análisis del equipo de seguridad';

/** The report dialog. */
export const loadingReport = 'Cargando el informe…';
export const reportFailed = 'No se ha podido cargar el informe';
export const notPublic = 'Este informe no está publicado';
export const maybeWithdrawn = 'Puede que lo haya retirado el equipo de seguridad que lo publicó.';
export const copyLink = 'Copiar enlace';
/** Messages after pressing it. */
export const linkCopied = 'Enlace copiado';
export const linkCopiedText = 'Con él, cualquiera puede leer este informe mientras esté publicado.';
export const copyThisLink = 'Copia este enlace';
