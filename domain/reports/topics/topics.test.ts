import { expect, test } from 'vitest';
import { searchWords } from '../../text/search.ts';
import { TOPICS } from './topics.ts';

test('the words of topics are folded as for search, and none contains another (C17.3)', () => {
  for (const entries of Object.values(TOPICS))
    for (const entry of entries) {
      expect(searchWords(entry).join(' ')).toBe(entry);
      // An entry containing another is redundant.
      expect(entries.filter((other) => other !== entry && entry.includes(other))).toEqual([]);
    }
});
