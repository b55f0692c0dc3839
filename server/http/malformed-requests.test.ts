import { expect, test } from 'vitest';
import { readableAddress } from './malformed-requests.ts';

test.each([
  ['/api/clubs', '/api/clubs'],
  ['/api/a%20b?x=%zz', '/api/a%20b?x=%zz'],
  ['/api/%zz', '/api/%25zz'],
  ['/api/%FF?x=%FF', '/api/%25FF?x=%FF'],
  ['/100%?x=1%', '/100%25?x=1%'],
  ['/%E0%A4%A#x', '/%25E0%25A4%25A#x'],
])('the address %s is read as %s (C3.17)', (sent, read) => {
  expect(readableAddress({ url: sent })).toBe(read);
  expect(() => decodeURI(read.split(/[?#]/)[0] ?? '')).not.toThrow();
});
