/** Days and moments as the pages write them (specification section 9), always in UTC (contract C3.14). */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const parts = (iso: string) => {
  const date = new Date(iso);
  return { month: MONTHS[date.getUTCMonth()] ?? '', rest: `${date.getUTCDate()}, ${date.getUTCFullYear()}`, date };
};

/** `MMM d, yyyy`, as lists show it. */
export function shortDay(iso: string): string {
  const { month, rest } = parts(iso);
  return `${month.slice(0, 3)} ${rest}`;
}

/** `MMMM d, yyyy`, as the public dialog shows it. */
export function longDay(iso: string): string {
  const { month, rest } = parts(iso);
  return `${month} ${rest}`;
}

/** `MMMM d, yyyy at h:mm a`, as the review dialog shows it. */
export function longMoment(iso: string): string {
  const { date } = parts(iso);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${longDay(iso)} at ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
