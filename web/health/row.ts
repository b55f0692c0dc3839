/** A row of the health page (C1.8), with shared formatting. */
import { HOUR_MS } from '../../domain/durations.ts';
import { fill, pluralText } from '../../domain/language/text.ts';
import { language } from '../../domain/language/words/en.ts';
import * as words from './words/en.ts';

/** `word` names a state that is neither good nor needs action. */
export type State = { is: 'good' } | { is: 'act'; todo: string } | { is: 'neither'; word: string };

export type Row = { label: string; state: State; fact: string };

export const GOOD: State = { is: 'good' };
export const actionNeeded = (todo: string): State => ({ is: 'act', todo });
export const neutral = (word: string): State => ({ is: 'neither', word });

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A kB is 1,000 bytes (C7.10). */
export function formatSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  for (; size >= 1000 && unit < UNITS.length - 1; unit += 1) size /= 1000;
  const digits = size < 10 && unit > 0 ? 1 : 0;
  const number = Number(size.toFixed(digits));
  const formatted = number.toLocaleString(language, { minimumFractionDigits: digits, useGrouping: false });
  return fill(words.sizes[UNITS[unit] ?? 'bytes'], { size: formatted });
}

/** Hours up to two days, then days; null below an hour. */
export function spanOf(ms: number): { unit: 'hours' | 'days'; number: number } | null {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return null;
  return hours < 48 ? { unit: 'hours', number: hours } : { unit: 'days', number: Math.floor(hours / 24) };
}

export const millisecondsBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

export function formatTodoCount(rows: readonly Row[]): string {
  const open = rows.filter(({ state }) => state.is === 'act').length;
  return open === 0 ? words.nothingToDo : pluralText(words.thingsToDo, open);
}
