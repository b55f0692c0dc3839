/** How times of single requests grow with the reports: from the tables that were measured with ten times fewer each. */
import type { Figure } from './figures.ts';

/** Ten times the reports may take so many times as long, or so many milliseconds, whichever is more. */
const [FACTOR, UNFELT_MS] = [2, 50];

/** The middle of a figure's times, milliseconds. */
const middleOf = (measured: string | undefined): number | null => {
  const found = /p50 ([\d,.]+) ms/.exec(measured ?? '')?.[1];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
};

/** `tables` by figures, of the fewest reports first; figures that the last two tables have. */
export function growth(tables: readonly ReadonlyMap<string, string>[]): Figure[] {
  return [...(tables.at(-1)?.keys() ?? [])].flatMap((name) => {
    const middles = tables.map((table) => middleOf(table.get(name)));
    const [before, now] = [middles.at(-2), middles.at(-1)];
    if (typeof before !== 'number' || typeof now !== 'number') return [];
    const factor = now / before;
    return [
      {
        name,
        goal: `≤ ${FACTOR} ×, or ≤ ${UNFELT_MS} ms`,
        measured: `p50 ${middles.map((middle) => middle ?? '–').join(', ')} ms; × ${factor.toFixed(1)}`,
        met: factor <= FACTOR || now <= UNFELT_MS,
      },
    ];
  });
}
