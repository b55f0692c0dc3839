/** How response times grow with the number of reports, from results for 1 %, 10 % and all of them. */
import type { Figure } from './figures.ts';

/** Limits for ten times the reports: the factor or the milliseconds, whichever is more. */
const [FACTOR, NEGLIGIBLE_MS] = [2, 50];

/** The p50 in a measured text, in milliseconds. */
const p50Of = (measured: string | undefined): number | null => {
  const found = /p50 ([\d,.]+) ms/.exec(measured ?? '')?.[1];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
};

/** `tables`: measured texts by figure, fewest reports first. Compares the figures of the last two. */
export function growth(tables: readonly ReadonlyMap<string, string>[]): Figure[] {
  return [...(tables.at(-1)?.keys() ?? [])].flatMap((name) => {
    const p50s = tables.map((table) => p50Of(table.get(name)));
    const [before, now] = [p50s.at(-2), p50s.at(-1)];
    if (typeof before !== 'number' || typeof now !== 'number') return [];
    const factor = now / before;
    return [
      {
        name,
        goal: `≤ ${FACTOR} ×, or ≤ ${NEGLIGIBLE_MS} ms`,
        measured: `p50 ${p50s.map((p50) => p50 ?? '–').join(', ')} ms; × ${factor.toFixed(1)}`,
        met: factor <= FACTOR || now <= NEGLIGIBLE_MS,
      },
    ];
  });
}
