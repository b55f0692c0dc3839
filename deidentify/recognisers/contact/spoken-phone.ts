/** Telephone numbers said in words: "oh seven seven double zero nine ..." (C5.2). Radio calls are shorter. */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { SPOKEN_DIGITS } from '../../tables/context-words.ts';
import { NUMERAL } from '../../tables/lexicon.ts';

const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);
const SHORTEST = 7;

/** Finds runs of seven and more spoken digits. `own` is the reporter's number in digits, or empty. */
export function findSpokenPhones(passage: Passage, own: string): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== 'word' || !((token.flags & NUMERAL) !== 0 || TIMES.has(token.fold))) continue;
    const { digits, last } = readDigits(passage, i);
    const end = tokens[last]?.end ?? token.end;
    const isOwn = digits.length >= 6 && own.endsWith(digits.slice(-9));
    if (digits.length >= SHORTEST || isOwn) {
      const reason = isOwn ? "The reporter's own telephone number, spelt" : 'A telephone number, spelt';
      finds.push({
        start: token.start,
        end,
        kind: 'phone',
        reason,
        confidence: 0.85,
        ...(isOwn ? { confidential: true } : {}),
      });
    }
    i = last;
  }
  return finds;
}

function readDigits(passage: Passage, from: number): { digits: string; last: number } {
  let digits = '';
  let times = 1;
  let last = from;
  for (let at = from; at < passage.tokens.length; at++) {
    const token = passage.tokens[at];
    if (!token || token.text === ',' || token.text === '-') continue;
    const repeat = TIMES.get(token.fold);
    if (repeat !== undefined) times = repeat;
    else if (token.flags & NUMERAL) {
      digits += (SPOKEN_DIGITS.get(token.fold) ?? '').repeat(times);
      times = 1;
      last = at;
    } else break;
  }
  return { digits, last };
}
