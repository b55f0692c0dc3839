/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = { one: 'Authority: {days} day left', other: 'Authority: {days} days left' };
export const daysLate = { one: 'Authority: {days} day late', other: 'Authority: {days} days late' };
export const dayAndHoursLeft = 'Authority: 1 day {hours} h left';
export const hoursLeft = 'Authority: {hours} h left';
export const hoursLate = 'Authority: {hours} h late';
export const dueNow = 'Authority: due now';
export const notReportable = 'Authority: not reportable';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Authority: sent {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Authority: sent {day}, ref. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Some events must also be reported to the authority, within 72 hours: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'the CAA’s reporting page';
