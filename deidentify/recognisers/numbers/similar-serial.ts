/** Serial numbers compared with one that a cue introduces: "serial number 29614, the card is for 29641" (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { overlapOf } from '../../resolving/cover.ts';
import { UNITS } from '../../tables/cues/identified-number.ts';
import { SERIAL } from '../../tables/number-cues.ts';

const DIGITS_MIN = 3;
/** Plain figures of fewer digits may be a height or a time. */
const FIGURES_MIN = 5;
/** Figures this long are not a measurement. */
const LONG_FIGURES = 6;
const WORD_BEFORE = /[\p{L}\d][-./]?$/u;
const WORD_AFTER = /^[-./]?[\p{L}\d]/u;

/** `serials`: finds of the passage. */
export function findSimilarSerials(
  { text, tokens }: Pick<Passage, 'text' | 'tokens'>,
  serials: readonly Find[],
): Find[] {
  const likenesses = new Set(serials.flatMap(({ start, end }) => likenessOf(text.slice(start, end)) ?? []));
  if (likenesses.size === 0) return [];
  const lengths = [...new Set(serials.map(({ start, end }) => end - start))];
  const overlaps = overlapOf(serials);
  return tokens.flatMap(({ start }) =>
    lengths.flatMap((length) => {
      const end = start + length;
      const isSimilar = likenesses.has(likenessOf(text.slice(start, end)) ?? '');
      if (!isSimilar || overlaps({ start, end }) || !standsAlone(text, start, end)) return [];
      return [{ start, end, kind: 'number' as const, reason: SERIAL, confidence: 0.8 }];
    }),
  );
}

/** Equal for letters, digits and marks in the same places; short plain figures must be the same in another order. */
function likenessOf(value: string): string | undefined {
  if ((value.match(/\d/g)?.length ?? 0) < DIGITS_MIN) return undefined;
  if (/\D/.test(value) || value.length >= LONG_FIGURES) return shapeOf(value);
  return value.length >= FIGURES_MIN ? sorted(value) : undefined;
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
