/** Calendar days and clock times as people write them into a report (contract C3.3, C3.14). */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** True for a day that exists, as `YYYY-MM-DD`; `2026-02-30` does not. Years 0001 to 9999. */
export function isRealDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (!year || !month || !day || year === '0000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** True for `HH:MM` or `HH:MM:SS` on a 24-hour clock. */
export function isClockTime(text: string): boolean {
  return TIME.test(text);
}

/** The complaint about a day, or `null`; for a text field's `check`. */
export function dayComplaint(text: string): string | null {
  return isRealDay(text) ? null : 'Please enter a real date (YYYY-MM-DD)';
}

/** The complaint about a time, or `null`; for a text field's `check`. */
export function timeComplaint(text: string): string | null {
  return isClockTime(text) ? null : 'Please enter a time as HH:MM';
}

/** The UTC day `YYYY-MM-DD` of a moment. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The UTC day after a real day, or `null` past the last day a year of four digits can name. */
export function dayAfter(day: string): string | null {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCFullYear() > 9999 ? null : utcDay(next);
}
