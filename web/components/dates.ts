/** Days and moments as the pages write them (specification section 9), always in UTC (contract C3.14). */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const parts = (iso: string) => {
  const date = new Date(iso);
  return { month: MONTHS[date.getUTCMonth()] ?? '', rest: `${date.getUTCDate()}, ${date.getUTCFullYear()}`, date };
};

// Of a copy the safety team may have put words in place of a date.
const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());

/** `MMM d, yyyy`, as lists show it. */
export function shortDay(iso: string): string {
  const { month, rest, date } = parts(iso);
  return isDate(date) ? `${month.slice(0, 3)} ${rest}` : iso;
}

/** `MMMM d, yyyy`, as the public dialog shows it. */
export function longDay(iso: string): string {
  const { month, rest, date } = parts(iso);
  return isDate(date) ? `${month} ${rest}` : iso;
}

/** `HH:mm` of a time; what else stands in its place, as it is. */
export const shortTime = (text: string): string => (/^\d\d:\d\d/.test(text) ? text.slice(0, 5) : text);

/** `MMMM d, yyyy at h:mm a`, as the review dialog shows it. */
export function longMoment(iso: string): string {
  const { date } = parts(iso);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${longDay(iso)} at ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
