// How well the engine does on a corpus: recall and precision per kind, the F2 score (which weighs what slips through
// four times as much as what is taken needlessly), and how many sentences that identify nobody stay as they are.

import type { Span } from '../../domain/reports/spans.ts';
import { deidentify } from '../deidentify.ts';
import { type Chapter, inputOf, readRow } from './row.ts';

export type Tally = { expected: number; found: number; replaced: number; right: number };
export type Measure = {
  kinds: Map<string, Tally>;
  plain: number;
  unchanged: number;
  faults: { row: string; got: string }[];
};

/** Runs every row of the chapters by itself. */
export function measure(chapters: readonly Chapter[]): Measure {
  const result: Measure = { kinds: new Map(), plain: 0, unchanged: 0, faults: [] };
  for (const { context, rows } of chapters) {
    for (const row of rows) {
      const { text, expected, wanted } = readRow(row);
      const { texts, spans } = deidentify(inputOf({ narrative: text }, context));
      const got = texts['narrative'] ?? '';
      const replaced = spans.filter((span) => span.action === 'replace');
      for (const one of expected) count(result, one.kind, replaced, one);
      for (const span of replaced) judge(result, span, expected);
      if (expected.length === 0) result.plain += 1;
      if (expected.length === 0 && got === text) result.unchanged += 1;
      if (got !== wanted) result.faults.push({ row, got });
    }
  }
  return result;
}

function tallyOf(result: Measure, kind: string): Tally {
  const tally = result.kinds.get(kind) ?? { expected: 0, found: 0, replaced: 0, right: 0 };
  result.kinds.set(kind, tally);
  return tally;
}

function count(result: Measure, kind: string, replaced: readonly Span[], wanted: { start: number; end: number }): void {
  const tally = tallyOf(result, kind);
  tally.expected += 1;
  if (replaced.some((span) => span.start <= wanted.start && wanted.end <= span.end)) tally.found += 1;
}

function judge(result: Measure, span: Span, expected: readonly { start: number; end: number }[]): void {
  const tally = tallyOf(result, span.kind);
  tally.replaced += 1;
  if (expected.some((one) => one.start < span.end && span.start < one.end)) tally.right += 1;
}

/** Share of what had to go that went. */
export function recall({ expected, found }: Tally): number {
  return expected === 0 ? 1 : found / expected;
}

/** Share of what went that had to go. */
export function precision({ replaced, right }: Tally): number {
  return replaced === 0 ? 1 : right / replaced;
}

/** F2 of a tally. */
export function f2(tally: Tally): number {
  const [p, r] = [precision(tally), recall(tally)];
  return p + r === 0 ? 0 : (5 * p * r) / (4 * p + r);
}
