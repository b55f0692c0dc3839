import { fill, wholeNumber } from '../../domain/language/text.ts';
import { language } from '../../domain/language/words/en.ts';
import * as words from './words/en.ts';

/** `3 kB`, `4.8 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return fill(words.kilobytes, { size: Math.ceil(bytes / 1_000) });
  const megabytes = Number((bytes / 1_000_000).toFixed(1));
  return fill(words.megabytes, { size: megabytes.toLocaleString(language, { minimumFractionDigits: 1 }) });
}

/** Ascending row numbers, consecutive ones as a range: `2–4, 7`. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const row of rows) {
    const open = ranges.at(-1);
    if (open && row === open.last + 1) open.last = row;
    else ranges.push({ first: row, last: row });
  }
  return ranges
    .map(({ first, last }) => (first === last ? wholeNumber(first) : `${wholeNumber(first)}–${wholeNumber(last)}`))
    .join(', ');
}
