import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealing.ts';

const [key, secret] = [randomBytes(32), randomBytes(20)];

test('a sealed secret opens only with its key and for its person (C11.1)', () => {
  const sealed = sealSecret(key, secret, 'ann');
  expect(openSecret(key, sealed, 'ann')).toEqual(secret);
  expect(openSecret(key, sealed, 'bob')).toBeNull();
  expect(openSecret(randomBytes(32), sealed, 'ann')).toBeNull();
  expect(openSecret(null, sealed, 'ann')).toBeNull();
  expect(openSecret(key, null, 'ann')).toBeNull();
  expect(sealed.includes(secret)).toBe(false);
  expect(sealSecret(key, secret, 'ann')).not.toEqual(sealed);
});

test('an altered or truncated secret does not open (C11.1)', () => {
  const sealed = sealSecret(key, secret, 'ann');
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(openSecret(key, altered, 'ann'), `byte ${at}`).toBeNull();
    expect(openSecret(key, sealed.subarray(0, at), 'ann'), `cut at ${at}`).toBeNull();
  }
});
