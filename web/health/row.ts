/** A line of the health page (contract C1.8), and the words that several of them use. */

/** All right, something to do, or neither: `word` then says which. */
export type State = { is: 'good' } | { is: 'act'; todo: string } | { is: 'neither'; word: string };

export type Row = { label: string; state: State; said: string };

export const GOOD: State = { is: 'good' };
export const act = (todo: string): State => ({ is: 'act', todo });
export const neither = (word: string): State => ({ is: 'neither', word });

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A size; a kB is 1,000 bytes (C7.10). */
export function sizeInWords(bytes: number): string {
  let [size, unit] = [bytes, 0];
  for (; size >= 1000 && unit < UNITS.length - 1; unit += 1) size /= 1000;
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${UNITS[unit]}`;
}

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** How long ago or how far off something is: hours below two days, then days. */
export function spanInWords(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

/** The milliseconds from one moment to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** How much there is to do. */
export function todoInWords(rows: readonly Row[]): string {
  const open = rows.filter(({ state }) => state.is === 'act').length;
  return open === 0 ? 'Nothing to do.' : `${counted(open, 'thing')} to do.`;
}
