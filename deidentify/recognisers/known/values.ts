/** Confidential field values except the name (C5.2): no decision restores them */
import type { SpanKind } from '../../../domain/reports/spans.ts';
import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import { findCompact } from '../../reading/search.ts';
import { BEFORE_FIGURE, BEFORE_TIME, UNIT_AFTER } from '../../tables/cues/values.ts';

/** Letters and digits; `anywhere`: also within a longer word. */
export type KnownValue = { compact: string; kind: SpanKind; reason: string; anywhere: boolean };

const LENGTH_MIN = 3;
const SAFE_INSIDE_WORDS = 5;
const CONTEXT_CHARS_MAX = 24;

/** A short serial number may also be a height, pressure, year or time, which stays (C5.3). */
function isOrdinaryFigure(text: string, start: number, end: number): boolean {
  if (UNIT_AFTER.test(text.slice(end, end + 12))) return true;
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS_MAX), start);
  const measured = /(?<!\p{L})(?:in|since|until|before|after|by|at)\s$/iu.test(before);
  if (measured) return /^(?:19|20)\d\d$/.test(text.slice(start, end));
  return BEFORE_FIGURE.test(before) && !BEFORE_TIME.test(before);
}

export function wordsOf(value: string): readonly string[] {
  return value.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Folded: "G-ABCD" gives "gabcd". */
export function compactValue(value: string): string {
  return wordsOf(value).map(fold).join('');
}

/** All of these finds are confidential. */
export function findKnownValues(passage: Passage, values: readonly KnownValue[]): Find[] {
  const { text } = passage;
  return values.flatMap(({ compact, kind, reason, anywhere }) => {
    if (compact.length < LENGTH_MIN) return [];
    const figure = /^\d{1,6}$/.test(compact);
    return findCompact(passage, compact, anywhere && compact.length >= SAFE_INSIDE_WORDS)
      .filter(({ start, end }) => !(figure && isOrdinaryFigure(text, start, end)))
      .map((stretch) => ({ ...stretch, kind, reason, confidence: 1, confidential: true }));
  });
}
