// Does a word stand where a name stands? Capitals tell, where the text uses them as prose does.

import type { Passage } from '../../reading/passage.ts';

/** True where the token at `index` is capitalised in the middle of a sentence. */
export function standsAsName(passage: Passage, index: number): boolean {
  const token = passage.tokens[index];
  const before = passage.tokens[index - 1];
  return token?.letterCase === 'capital' && before !== undefined && !/[.!?:]/.test(before.text) && !token.newLine;
}
