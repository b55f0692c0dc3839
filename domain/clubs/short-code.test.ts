import { expect, test } from 'vitest';
import { idsOfShortCode, shortCodeOf } from './short-code.ts';

const ID = '6a22e17c-d23b-426a-aa9f-f70a3c5ade16';

test('the code of a club leads to its id, also in capitals or without the hyphen (C10.6)', () => {
  expect(shortCodeOf(ID)).toBe('6a22-e17c');
  for (const typed of ['6a22-e17c', '6A22-E17C', '6a22e17c']) {
    const { first = '', last = '' } = idsOfShortCode(typed) ?? {};
    expect(first <= ID && ID <= last, typed).toBe(true);
  }
});

test.each(['', '6a22-e17', '6a22-e17c1', '6a22-e17g', '%27', ID])('%s is not a code (C10.6)', (typed) => {
  expect(idsOfShortCode(typed)).toBeNull();
});
