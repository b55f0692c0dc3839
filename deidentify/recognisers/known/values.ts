/**
 * What the report's own fields hold, other than the name: email, telephone, registration and serial number, in every
 * spelling (C5.2). These are confidential: no decision of the manager puts them back.
 */
import type { SpanKind } from '../../../domain/reports/spans.ts';
import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import { findCompact } from '../../reading/search.ts';
import { FIGURE_BEFORE, TIME_BEFORE, UNIT_AFTER } from '../../tables/cues/values.ts';

/** One confidential value, pressed to letters and digits. `anywhere`: also where it stands inside a longer word. */
export type KnownValue = { pressed: string; kind: SpanKind; reason: string; anywhere: boolean };

const LEAST = 3;
const SAFE_INSIDE_WORDS = 5;
const REACH = 24;

/** A serial number of few digits is also a height, a pressure, a year or a time: there it stays (C5.3). */
function isOrdinaryFigure(text: string, start: number, end: number): boolean {
  if (UNIT_AFTER.test(text.slice(end, end + 12))) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  const measured = /(?<!\p{L})(?:in|since|until|before|after|by|at)\s$/iu.test(before);
  if (measured) return /^(?:19|20)\d\d$/.test(text.slice(start, end));
  return FIGURE_BEFORE.test(before) && !TIME_BEFORE.test(before);
}

/** The last letter of a word and the figures after it, such as "and 12:34" for D-1234: nobody writes a registration so (C5.3). */
function isEndOfWord(text: string, start: number, pressed: string): boolean {
  return /^\p{L}\d+$/u.test(pressed) && /^\p{L}\p{Ll}\D/u.test(text.slice(start - 1, start + 2));
}

/** The words of a value: letters and digits with nothing between them. */
export function wordsOf(value: string): readonly string[] {
  return value.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Letters and digits of a value, folded: "G-ABCD" gives "gabcd". */
export function compactValue(value: string): string {
  return wordsOf(value).map(fold).join('');
}

/** Finds every spelling of the known values; each find is confidential. */
export function findKnownValues(passage: Passage, values: readonly KnownValue[]): Find[] {
  const { text } = passage;
  return values.flatMap(({ pressed, kind, reason, anywhere }) => {
    if (pressed.length < LEAST) return [];
    const figure = /^\d{1,6}$/.test(pressed);
    return findCompact(passage, pressed, anywhere && pressed.length >= SAFE_INSIDE_WORDS)
      .filter(({ start, end }) => !(figure ? isOrdinaryFigure(text, start, end) : isEndOfWord(text, start, pressed)))
      .map((stretch) => ({ ...stretch, kind, reason, confidence: 1, confidential: true }));
  });
}
