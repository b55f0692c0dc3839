import { expect, test } from 'vitest';
import { hotp, newSecret, stepAt, stepsOf, totpUri } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

test('codes match the vectors of RFC 4226, appendix D (C11.1)', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  expect(codes.map((_, counter) => hotp(SECRET, counter))).toEqual(codes);
});

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code matches the vector of RFC 6238, appendix B, at second %i (C11.1)', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(hotp(SECRET, stepAt(now), 8)).toBe(code);
  expect(stepsOf(SECRET, code.slice(2), { now, after: 0 })).toEqual([stepAt(now)]);
});

test('a clock 25 s fast or slow is accepted, one that is off by two steps is not (C11.1)', () => {
  const now = new Date('2026-06-15T12:00:15Z');
  const codeIn = (seconds: number) => hotp(SECRET, stepAt(new Date(now.getTime() + seconds * 1000)));
  for (const seconds of [-25, 0, 25])
    expect(stepsOf(SECRET, codeIn(seconds), { now, after: 0 }), `${seconds} s`).toHaveLength(1);
  for (const seconds of [-60, 60]) expect(stepsOf(SECRET, codeIn(seconds), { now, after: 0 })).toEqual([]);
});

test('a code of the last used step, or of an earlier one, is refused (C11.1)', () => {
  const now = new Date('2026-06-15T12:00:15Z');
  const step = stepAt(now);
  expect(stepsOf(SECRET, hotp(SECRET, step), { now, after: step })).toEqual([]);
  expect(stepsOf(SECRET, hotp(SECRET, step - 1), { now, after: step })).toEqual([]);
  expect(stepsOf(SECRET, hotp(SECRET, step + 1), { now, after: step })).toEqual([step + 1]);
  for (const wrong of ['', '12345', '1234567', '000000']) expect(stepsOf(SECRET, wrong, { now, after: 0 })).toEqual([]);
});

test('a secret has 160 bits, and its URI has everything that an app needs (C11.1)', () => {
  expect(newSecret()).toHaveLength(20);
  expect(newSecret()).not.toEqual(newSecret());
  const uri = totpUri(SECRET, { issuer: 'Ridge & Co', account: 'a+b@ridge.example' });
  expect(uri).toBe(
    'otpauth://totp/Ridge%20%26%20Co:a%2Bb%40ridge.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ridge%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  );
});
