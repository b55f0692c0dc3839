/** Clock times in words: "half past two", "wpół do trzeciej" (C5.5) */
import type { Token } from '../../reading/tokens.ts';
import { BEFORE_TIMES, ORDINAL_HOURS, TIME_PHRASES } from '../../tables/dates-and-times.ts';
import { spokenNumberAt } from '../numbers/spoken-number.ts';

/** Not replaced: days and times go only on request (C5.5). */
export const ON_REQUEST_CONFIDENCE = 0.4;

const LAST_HOUR = 12;
const MINUTES_MAX = 29;
const SLOTS: ReadonlySet<string> = new Set(['H', 'O', 'M']);
const NEEDS_CUE = '^';

/** Last token of a time that begins at `index`. */
export function endOfSpokenTime(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.kind !== 'word') return undefined;
  for (const phrase of TIME_PHRASES) {
    const last = endOfPhrase(tokens, index, phrase);
    if (last !== undefined) return last;
  }
  return undefined;
}

function endOfPhrase(tokens: readonly Token[], index: number, phrase: readonly string[]): number | undefined {
  let at = index;
  for (const [place, part] of phrase.entries()) {
    const cued = place === 0 && part.startsWith(NEEDS_CUE);
    if (cued && !BEFORE_TIMES.has(tokens[index - 1]?.fold ?? '')) return undefined;
    if (place > 0 && tokens[at]?.newLine) return undefined;
    const slot = cued ? part.slice(1) : part;
    const last = SLOTS.has(slot) ? endOfSlot(tokens, at, slot) : tokens[at]?.fold === slot ? at : undefined;
    if (last === undefined) return undefined;
    at = last + 1;
  }
  return at - 1;
}

function endOfSlot(tokens: readonly Token[], at: number, slot: string): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (slot === 'O') return ORDINAL_HOURS.has(token.fold) ? at : undefined;
  const said = token.kind === 'number' ? { digits: token.fold, last: at } : spokenNumberAt(tokens, at);
  const value = said && said.digits.length <= 2 ? Number(said.digits) : 0;
  return said && value >= 1 && value <= (slot === 'H' ? LAST_HOUR : MINUTES_MAX) ? said.last : undefined;
}
