/** What the import page says of numbers. */

/** A number with its noun: `1 report`, `4,812 reports`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
}

/** A size in bytes as people say it: `3 kB`, `4.8 MB`. */
export function inWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Ascending numbers of rows, consecutive ones as a range: `2–4, 7`. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const row of rows) {
    const open = ranges.at(-1);
    if (open && row === open.last + 1) open.last = row;
    else ranges.push({ first: row, last: row });
  }
  const inWords = (row: number) => row.toLocaleString('en');
  return ranges
    .map(({ first, last }) => (first === last ? inWords(first) : `${inWords(first)}–${inWords(last)}`))
    .join(', ');
}
