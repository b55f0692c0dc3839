/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = { one: 'Autorité : encore {days} jour', other: 'Autorité : encore {days} jours' };
export const daysLate = { one: 'Autorité : {days} jour de retard', other: 'Autorité : {days} jours de retard' };
export const dayAndHoursLeft = 'Autorité : encore 1 jour {hours} h';
export const hoursLeft = 'Autorité : encore {hours} h';
export const hoursLate = 'Autorité : {hours} h de retard';
export const dueNow = 'Autorité : à envoyer maintenant';
export const notReportable = 'Autorité : notification non requise';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Autorité : envoyé le {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Autorité : envoyé le {day}, réf. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Certains événements doivent aussi être notifiés à l’autorité, dans les 72 heures : {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'la page de notification de la CAA';
