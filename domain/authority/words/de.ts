/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = { one: 'Behörde: noch {days} Tag', other: 'Behörde: noch {days} Tage' };
export const daysLate = { one: 'Behörde: {days} Tag überfällig', other: 'Behörde: {days} Tage überfällig' };
export const dayAndHoursLeft = 'Behörde: noch 1 Tag {hours} h';
export const hoursLeft = 'Behörde: noch {hours} h';
export const hoursLate = 'Behörde: {hours} h überfällig';
export const dueNow = 'Behörde: jetzt fällig';
export const notReportable = 'Behörde: nicht meldepflichtig';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Behörde: gesendet am {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Behörde: gesendet am {day}, Az. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Manche Ereignisse müssen binnen 72 Stunden auch der Behörde gemeldet werden: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'die Meldeseite der CAA';
