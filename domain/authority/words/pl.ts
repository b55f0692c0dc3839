/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = {
  one: 'Urząd: jeszcze {days} dzień',
  few: 'Urząd: jeszcze {days} dni',
  many: 'Urząd: jeszcze {days} dni',
};
export const daysLate = {
  one: 'Urząd: {days} dzień po terminie',
  few: 'Urząd: {days} dni po terminie',
  many: 'Urząd: {days} dni po terminie',
};
export const dayAndHoursLeft = 'Urząd: jeszcze 1 dzień i {hours} h';
export const hoursLeft = 'Urząd: jeszcze {hours} h';
export const hoursLate = 'Urząd: {hours} h po terminie';
export const dueNow = 'Urząd: termin mija teraz';
export const notReportable = 'Urząd: bez obowiązku zgłoszenia';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Urząd: wysłano {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Urząd: wysłano {day}, nr {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Niektóre zdarzenia trzeba też w ciągu 72 godzin zgłosić urzędowi lotniczemu: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'strona zgłoszeń brytyjskiego urzędu CAA';
