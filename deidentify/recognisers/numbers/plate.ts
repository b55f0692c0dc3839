/**
 * Vehicle plates by their shape (C5.2): a British one anywhere, others where a vehicle or the word for a plate is near.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { VEHICLES } from '../../tables/cues/plate.ts';

const BRITISH = /[A-Z]{2}\d{2}[ \u00a0]?[A-Z]{3}(?![\p{L}\d])/uy;
const OTHERS =
  /(?:[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}|[A-Z]{2}-\d{2,3}-[A-Z]{1,2}|\d{2}-[A-Z]{3}-\d|[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[ -]?\d{1,4}[EH]?|[A-Z]{1,3}[ -]?\d{3,5}[A-Z]{0,2}|\d{1,3}-[A-Z]{2,3}-\d{1,3}|\d[A-Z]\d[ ]?\d{4}|\d{4}[ ][A-Z]{3})(?![\p{L}\d])/uy;
const NEAR = 5;

/** Finds vehicle plates. */
export function findPlates(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { text, tokens } = passage;
  let vehicle = Number.NEGATIVE_INFINITY;
  for (const [index, token] of tokens.entries()) {
    if (VEHICLES.has(token.fold) && tokens[index - 1]?.fold !== 'air') vehicle = index;
    if (token.kind === 'mark' || token.letterCase === 'lower' || (tokens[index - 1]?.text === '-' && !token.spaced))
      continue;
    const pattern = index - vehicle <= NEAR ? [BRITISH, OTHERS] : [BRITISH];
    const length = Math.max(...pattern.map((one) => matchLength(one, text, token.start)));
    if (length === 0) continue;
    finds.push({
      start: token.start,
      end: token.start + length,
      kind: 'number',
      reason: 'A vehicle plate',
      confidence: 0.8,
    });
  }
  return finds;
}

function matchLength(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0].length ?? 0;
}
