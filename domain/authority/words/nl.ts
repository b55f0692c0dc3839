/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = { one: 'Autoriteit: nog {days} dag', other: 'Autoriteit: nog {days} dagen' };
export const daysLate = { one: 'Autoriteit: {days} dag te laat', other: 'Autoriteit: {days} dagen te laat' };
export const dayAndHoursLeft = 'Autoriteit: nog 1 dag {hours} u';
export const hoursLeft = 'Autoriteit: nog {hours} u';
export const hoursLate = 'Autoriteit: {hours} u te laat';
export const dueNow = 'Autoriteit: nu versturen';
export const notReportable = 'Autoriteit: niet meldingsplichtig';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Autoriteit: verstuurd {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Autoriteit: verstuurd {day}, ref. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty =
  'Sommige gebeurtenissen moeten binnen 72 uur ook bij de luchtvaartautoriteit worden gemeld: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'de meldpagina van de CAA';
