/**
 * How well the engine does on a corpus: recall and precision per kind, the F2 score (which weighs what slips through
 * four times as much as what is taken needlessly), and how many sentences that identify nobody stay as they are.
 */
import type { Span } from '../../domain/reports/spans.ts';
import { deidentify } from '../deidentify.ts';
import type { NameTagger } from '../tagger/tagger.ts';
import { type Chapter, type Expected, inputOf, readRow } from './row.ts';

/** Of one kind: how many had to go, how many of them went whole, how many were replaced, how many of these exactly so. */
export type Tally = { expected: number; found: number; replaced: number; right: number };

export type Measure = {
  kinds: Map<string, Tally>;
  plain: number;
  unchanged: number;
  /** Rows of which the outcome is not wholly the one wanted, in text, places and kinds. */
  faults: Fault[];
};
export type Fault = { title: string; row: string; got: string };

type MarkedSpan = Pick<Span, 'start' | 'end' | 'kind'>;

const isSame = (a: MarkedSpan, b: MarkedSpan): boolean => a.start === b.start && a.end === b.end && a.kind === b.kind;

/** An empty measure. */
export function nothingMeasured(): Measure {
  return { kinds: new Map(), plain: 0, unchanged: 0, faults: [] };
}

/** True where exactly what had to go was replaced, each in its place and as its kind. */
export function isExact(expected: readonly Expected[], replaced: readonly MarkedSpan[]): boolean {
  return expected.length === replaced.length && expected.every((one) => replaced.some((span) => isSame(one, span)));
}

/**
 * Counts one row. What had to go counts as found where a replacement covers it; a replacement is right only where it is
 * exactly what had to go: a whole sentence replaced for one name is a find and no precise one.
 */
export function countRow({ kinds }: Measure, expected: readonly Expected[], replaced: readonly MarkedSpan[]): void {
  const tallyOf = (kind: string): Tally => {
    const tally = kinds.get(kind) ?? { expected: 0, found: 0, replaced: 0, right: 0 };
    kinds.set(kind, tally);
    return tally;
  };
  for (const one of expected) {
    const tally = tallyOf(one.kind);
    tally.expected += 1;
    if (replaced.some((span) => span.start <= one.start && one.end <= span.end)) tally.found += 1;
  }
  for (const span of replaced) {
    const tally = tallyOf(span.kind);
    tally.replaced += 1;
    if (expected.some((one) => isSame(one, span))) tally.right += 1;
  }
}

/** With what the engine runs: the learned recogniser of names, and without which rule for people. */
export type Running = { tagger?: NameTagger; without?: string };

/** Runs every row of the chapters by itself. */
export function measure(chapters: readonly Chapter[], { tagger, without }: Running = {}): Measure {
  const result = nothingMeasured();
  for (const { title, context, rows } of chapters) {
    for (const row of rows) {
      const { text, expected, wanted } = readRow(row);
      const { texts, spans } = deidentify(inputOf({ narrative: text }, { tagger, ...context }), without);
      const got = texts['narrative'] ?? '';
      const replaced = spans.filter((span) => span.action === 'replace');
      countRow(result, expected, replaced);
      if (expected.length === 0) result.plain += 1;
      if (expected.length === 0 && got === text) result.unchanged += 1;
      if (got !== wanted || !isExact(expected, replaced))
        result.faults.push({ title, row, got: marked(text, replaced) });
    }
  }
  return result;
}

/** The text with what was replaced in it marked as a row marks it. */
function marked(text: string, replaced: readonly MarkedSpan[]): string {
  let out = '';
  let done = 0;
  for (const { start, end, kind } of replaced) {
    out += `${text.slice(done, start)}{${text.slice(start, end)}|${kind}}`;
    done = end;
  }
  return out + text.slice(done);
}

/** Share of what had to go that went. */
export function recall({ expected, found }: Tally): number {
  return expected === 0 ? 1 : found / expected;
}

/** Share of what went that had to go, exactly so. */
export function precision({ replaced, right }: Tally): number {
  return replaced === 0 ? 1 : right / replaced;
}

/** F2 of a tally. */
export function f2(tally: Tally): number {
  const [p, r] = [precision(tally), recall(tally)];
  return p + r === 0 ? 0 : (5 * p * r) / (4 * p + r);
}
