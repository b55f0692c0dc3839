/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Lo que tienes pendiente';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} de {all}';
export const nothingNeedsYou = 'Ahora no tienes nada pendiente.';
export const notLoaded = 'No se ha podido cargar lo que tienes pendiente.';
/** Buttons. */
export const tryAgain = 'Reintentar';
export const nextReport = 'Siguiente informe';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Plazo con la autoridad', answer: 'Respuesta nueva', new: 'Nuevo' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'Espera desde hace {days} día', other: 'Espera desde hace {days} días' };
