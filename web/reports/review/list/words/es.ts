/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'En total';
export const pendingReview = 'Pendientes';
export const approvedAndPublic = 'Publicados';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'no se sabe';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Seguimiento:';
export const followUps = {
  new: { one: '{number} nuevo', other: '{number} nuevos' },
  'in-hand': { one: '{number} en curso', other: '{number} en curso' },
  'to-check': { one: '{number} por comprobar', other: '{number} por comprobar' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Teclas: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} para moverte, {enter} para abrir, {n} para el siguiente informe';
/** The name of the key on a keyboard. */
export const enter = 'Intro';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Solo informes con';
export const showOthersToo = ': ver también los demás';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Pendiente', approved: 'Publicado', rejected: 'No publicado' };

/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** On a card: the safety team has written a comment. */
export const commented = 'Con comentario';
/** On a card: open safety actions of the report. */
export const actionsOpen = { one: '{count} medida abierta', other: '{count} medidas abiertas' };
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Respuesta nueva';

/** For screen readers. */
export const loadingReports = 'Cargando los informes…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'No se han podido cargar los informes';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'No hay informes';
export const allReviewed = 'Todos los informes están revisados';
export const noApprovedYet = 'Aún no hay informes publicados';
export const noneSubmittedYet = 'Aún no se ha enviado ningún informe de seguridad';
export const filtersHideAll = 'Ningún informe coincide con los filtros: límpialos para verlos todos.';
export const wrongFilters = 'Estos filtros no sirven';
/** A button. */
export const clearFilters = 'Limpiar los filtros';
