/**
 * Vehicle plates by their shape (C5.2): those that are shaped like nothing else anywhere, others where a vehicle or the word
 * for a plate is near.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { TYPE_OR_AVIATION_CODE } from '../../tables/aircraft-words.ts';
import { VEHICLES } from '../../tables/cues/plate.ts';

/** Britain "LK58 WXB", France "GZ-384-PW", the Czech Republic "6E4 7192", Poland "WGM 4K82". */
const TELLING =
  /(?:[A-Z]{2}\d{2}[ \u00a0]?[A-Z]{3}|[A-Z]{2}-\d{3}-[A-Z]{2}|\d[A-Z]\d[ \u00a0]\d{4}|[A-Z]{2,3}[ \u00a0]\d{1,2}[A-Z]{1,2}\d{2})(?![\p{L}\d])/uy;
const OTHERS =
  /(?:[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}|[A-Z]{2}-\d{2,3}-[A-Z]{1,2}|\d{2}-[A-Z]{3}-\d|[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[ -]?\d{1,4}[EH]?|[A-Z]{1,3}[ -]?\d{3,5}[A-Z]{0,2}|[A-Z]{3} \d{2}[A-Z]|[A-Z]{2,3} \d[A-Z\d]{2,3}\d|\d{1,3}-[A-Z]{2,3}-\d{1,3}|\d[A-Z]\d[ ]?\d{4}|\d{4}[ ][A-Z]{3})(?![\p{L}\d])/uy;
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
    if (TYPE_OR_AVIATION_CODE.test(token.text)) continue;
    const pattern = index - vehicle <= NEAR ? [TELLING, OTHERS] : [TELLING];
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
