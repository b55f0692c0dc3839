/** Serial numbers compared with one that a cue introduces: "serial number 29614, the card is for 29641" (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { UNITS } from '../../tables/cues/identified-number.ts';
import { SERIAL } from '../../tables/number-cues.ts';

const FEWEST_DIGITS = 3;
/** Plain figures of fewer digits may be a height or a time. */
const FIGURES_MIN = 5;
/** Figures this long are no other measure. */
const LONG_FIGURES = 6;
const WORD_BEFORE = /[\p{L}\d][-./]?$/u;
const WORD_AFTER = /^[-./]?[\p{L}\d]/u;

/** `serials`: finds of the passage. */
export function findSimilarSerials(
  { text, tokens }: Pick<Passage, 'text' | 'tokens'>,
  serials: readonly Find[],
): Find[] {
  return serials.flatMap((serial) => {
    const value = text.slice(serial.start, serial.end);
    if ((value.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS) return [];
    return tokens.flatMap(({ start }) => {
      const end = start + value.length;
      const isFound = serials.some((other) => start < other.end && other.start < end);
      if (isFound || !isSimilar(value, text.slice(start, end)) || !standsAlone(text, start, end)) return [];
      return [{ start, end, kind: 'number' as const, reason: SERIAL, confidence: 0.8 }];
    });
  });
}

/** Letters, digits and marks in the same places; short plain figures must be the same in another order. */
function isSimilar(value: string, other: string): boolean {
  if (shapeOf(value) !== shapeOf(other)) return false;
  if (/\D/.test(value) || value.length >= LONG_FIGURES) return true;
  return value.length >= FIGURES_MIN && sorted(value) === sorted(other);
}

function shapeOf(value: string): string {
  return value.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');
}

function sorted(figures: string): string {
  return [...figures].sort().join('');
}

function standsAlone(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 9);
  return !WORD_BEFORE.test(text.slice(Math.max(0, start - 2), start)) && !WORD_AFTER.test(after) && !UNITS.test(after);
}
