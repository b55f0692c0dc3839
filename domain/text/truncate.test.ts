import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['a short text as it is, on one line', ' Cable\n  broke ', 20, { shown: 'Cable broke', isCut: false }],
  ['a text of exactly the length as it is', 'Cable broke', 11, { shown: 'Cable broke', isCut: false }],
  ['a longer text up to its last whole word', 'The cable broke early', 13, { shown: 'The cable …', isCut: true }],
  ['one long word in its middle', 'Kabelbruchabsicherung', 6, { shown: 'Kabelb …', isCut: true }],
  ['no half of a character outside the BMP', 'Cable😀', 6, { shown: 'Cable …', isCut: true }],
])('shows %s', (_, text, maxLength, shown) => {
  expect(truncate(text, maxLength)).toEqual(shown);
});
