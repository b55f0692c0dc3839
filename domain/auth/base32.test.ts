import { expect, test } from 'vitest';
import { base32 } from './base32.ts';

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('matches the vector %j of RFC 4648 (C11.1)', (text, letters) => {
  expect(base32(new TextEncoder().encode(text))).toBe(letters);
});
