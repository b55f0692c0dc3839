/** What a report has to do with the aviation authority: its chip on the dashboard and in its dialog, and a sentence for somebody who has sent a report. */

/**
 * The chip. What stands before the colon is the name of a tab too, and the colon stays. Within the last 48 hours it counts
 * hours ("1 day 4 h left" is 28 hours), else full days; `late` is after the deadline.
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
/** {reference} is the number that the authority has given it. */
export const sentWithReference = 'Autorité : envoyé le {day}, réf. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Certains événements doivent aussi être notifiés à l’autorité, dans les 72 heures : {portal}';
/** The link, where it leads to the British authority (CAA): a page on which one chooses how to report. */
export const caaPage = 'la page de notification de la CAA';
