/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'En total';
export const pendingReview = 'Pendientes';
export const approvedAndPublic = 'Publicados';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'no se sabe';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Seguimiento:';
export const followUps = {
  new: { one: '{number} nuevo', other: '{number} nuevos' },
  'in-hand': { one: '{number} en curso', other: '{number} en curso' },
  'to-check': { one: '{number} por comprobar', other: '{number} por comprobar' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Teclas: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} para moverte, {enter} para abrir, {n} para el siguiente informe';
/** The key, as it is named on a keyboard. */
export const enter = 'Intro';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Solo informes con';
export const showOthersToo = ': ver también los demás';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Pendiente', approved: 'Publicado', rejected: 'No publicado' };

/** A report without a headline. */
export const safetyReport = 'Informe de seguridad';
/** On a card: the safety team has written a comment. */
export const commented = 'Con comentario';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = { one: '{count} medida abierta', other: '{count} medidas abiertas' };
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Respuesta nueva';

/** Heard by screen readers. */
export const loadingReports = 'Cargando los informes…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'No se han podido cargar los informes';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'No hay informes';
export const allReviewed = 'Todos los informes están revisados';
export const noApprovedYet = 'Aún no hay informes publicados';
export const noneSubmittedYet = 'Aún no se ha enviado ningún informe de seguridad';
export const filtersLeaveOut = 'Los filtros dejan fuera todo lo demás: límpialos para ver todos los informes.';
export const wrongFilters = 'Estos filtros no sirven';
/** A button. */
export const clearFilters = 'Limpiar los filtros';
