/**
 * Measures the engine on a corpus: recall and precision per kind, F2 (which weighs recall four times as much as
 * precision), and how many sentences that identify nobody stay unchanged.
 */
import type { Span } from '../../domain/reports/spans.ts';
import { deidentify } from '../deidentify.ts';
import type { NameTagger } from '../tagger/tagger.ts';
import { type Chapter, type Expected, inputOf, readRow } from './row.ts';

/** Counts for one kind: spans to be replaced, those fully covered, actual replacements, and exact ones. */
export type Tally = { expected: number; found: number; replaced: number; exact: number };

export type Measure = {
  kinds: Map<string, Tally>;
  harmlessRows: number;
  unchanged: number;
  /** Rows whose text, positions or kinds differ from the expected result. */
  faults: Fault[];
};
export type Fault = { title: string; row: string; got: string };

type MarkedSpan = Pick<Span, 'start' | 'end' | 'kind'>;

const isSame = (a: MarkedSpan, b: MarkedSpan): boolean => a.start === b.start && a.end === b.end && a.kind === b.kind;

export function emptyMeasure(): Measure {
  return { kinds: new Map(), harmlessRows: 0, unchanged: 0, faults: [] };
}

/** True if exactly the expected spans were replaced, each as its kind. */
export function isExact(expected: readonly Expected[], replaced: readonly MarkedSpan[]): boolean {
  return expected.length === replaced.length && expected.every((one) => replaced.some((span) => isSame(one, span)));
}

/**
 * Counts one row. An expected span is found if a replacement covers it, but a replacement counts as exact only if
 * it has the same bounds and kind: a whole sentence replaced for one name is found, but not precise.
 */
export function countRow({ kinds }: Measure, expected: readonly Expected[], replaced: readonly MarkedSpan[]): void {
  const tallyOf = (kind: string): Tally => {
    const tally = kinds.get(kind) ?? { expected: 0, found: 0, replaced: 0, exact: 0 };
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
    if (expected.some((one) => isSame(one, span))) tally.exact += 1;
  }
}

/** The name tagger, and a people rule to omit. */
export type MeasureOptions = { tagger?: NameTagger; without?: string };

/** Runs each row of the chapters separately. */
export function measure(chapters: readonly Chapter[], { tagger, without }: MeasureOptions = {}): Measure {
  const result = emptyMeasure();
  for (const { title, context, rows } of chapters) {
    for (const row of rows) {
      const { text, expected, expectedText } = readRow(row);
      const { texts, spans } = deidentify(inputOf({ narrative: text }, { tagger, ...context }), without);
      const got = texts['narrative'] ?? '';
      const replaced = spans.filter((span) => span.action === 'replace');
      countRow(result, expected, replaced);
      if (expected.length === 0) result.harmlessRows += 1;
      if (expected.length === 0 && got === text) result.unchanged += 1;
      if (got !== expectedText || !isExact(expected, replaced))
        result.faults.push({ title, row, got: withMarks(text, replaced) });
    }
  }
  return result;
}

/** The text with each replacement marked as in a row. */
function withMarks(text: string, replaced: readonly MarkedSpan[]): string {
  let out = '';
  let done = 0;
  for (const { start, end, kind } of replaced) {
    out += `${text.slice(done, start)}{${text.slice(start, end)}|${kind}}`;
    done = end;
  }
  return out + text.slice(done);
}

/** Share of expected spans that were replaced. */
export function recall({ expected, found }: Tally): number {
  return expected === 0 ? 1 : found / expected;
}

/** Share of replacements that match exactly. */
export function precision({ replaced, exact }: Tally): number {
  return replaced === 0 ? 1 : exact / replaced;
}

export function f2(tally: Tally): number {
  const [p, r] = [precision(tally), recall(tally)];
  return p + r === 0 ? 0 : (5 * p * r) / (4 * p + r);
}
