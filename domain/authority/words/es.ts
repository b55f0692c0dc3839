/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = { one: 'Autoridad: vence en {days} día', other: 'Autoridad: vence en {days} días' };
export const daysLate = { one: 'Autoridad: venció hace {days} día', other: 'Autoridad: venció hace {days} días' };
export const dayAndHoursLeft = 'Autoridad: vence en 1 día y {hours} h';
export const hoursLeft = 'Autoridad: vence en {hours} h';
export const hoursLate = 'Autoridad: venció hace {hours} h';
export const dueNow = 'Autoridad: vence ahora';
export const notReportable = 'Autoridad: no notificable';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Autoridad: enviado el {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Autoridad: enviado el {day}, ref. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Algunos sucesos hay que notificarlos también a la autoridad, en un plazo de 72 horas: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'la página de notificación de la CAA';
