/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = {
  one: 'Úřad: zbývá {days} den',
  few: 'Úřad: zbývají {days} dny',
  other: 'Úřad: zbývá {days} dní',
};
export const daysLate = {
  one: 'Úřad: {days} den po termínu',
  few: 'Úřad: {days} dny po termínu',
  other: 'Úřad: {days} dní po termínu',
};
export const dayAndHoursLeft = 'Úřad: zbývá 1 den {hours} h';
export const hoursLeft = 'Úřad: zbývá {hours} h';
export const hoursLate = 'Úřad: {hours} h po termínu';
export const dueNow = 'Úřad: termín právě teď';
export const notReportable = 'Úřad: nepodléhá hlášení';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Úřad: odesláno {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Úřad: odesláno {day}, č. j. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Některé události je třeba do 72 hodin ohlásit také úřadu: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'stránka CAA pro hlášení událostí';
