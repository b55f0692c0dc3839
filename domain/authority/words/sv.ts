/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = { one: 'Myndigheten: {days} dag kvar', other: 'Myndigheten: {days} dagar kvar' };
export const daysLate = { one: 'Myndigheten: {days} dag för sent', other: 'Myndigheten: {days} dagar för sent' };
export const dayAndHoursLeft = 'Myndigheten: 1 dag {hours} tim kvar';
export const hoursLeft = 'Myndigheten: {hours} tim kvar';
export const hoursLate = 'Myndigheten: {hours} tim för sent';
export const dueNow = 'Myndigheten: ska skickas nu';
export const notReportable = 'Myndigheten: ej rapporteringspliktig';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Myndigheten: skickad {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Myndigheten: skickad {day}, ref. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Vissa händelser måste också rapporteras till myndigheten, inom 72 timmar: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'CAA:s sida för rapportering';
