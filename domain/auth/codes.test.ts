import { expect, test } from 'vitest';
import { readRecoveryCode, readTotp, recoveryCodeOf } from './codes.ts';

test.each(['123456', ' 123456 ', '123 456', '123-456', '１２３４５６', '１２３ ４５６', '123\u00a0456', '123456\n'])(
  '%j is read as the code 123456 (C11.1)',
  (typed) => {
    expect(readTotp(typed)).toBe('123456');
  },
);

test.each(['', '   ', '12345', '1234567', '12345a', '+12345', '1e5', '123.456', '٣٤٥٦٧٨', '9'.repeat(10_000)])(
  '%j is not a code (C11.1)',
  (typed) => {
    expect(readTotp(typed)).toBeNull();
  },
);

test('a recovery code has 80 bits in four groups, and is accepted however it is typed (C11.1)', () => {
  const code = recoveryCodeOf(new Uint8Array([0x98, 0xe8, 0x31, 0x00, 0x42, 0xff, 0x10, 0x20, 0x30, 0x40]));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const stored = code.replaceAll('-', '');
  for (const typed of [
    code,
    code.toLowerCase(),
    stored,
    ` ${code} `,
    code.replaceAll('-', ' '),
    code.replaceAll('0', 'o'),
  ])
    expect(readRecoveryCode(typed)).toBe(stored);
  expect(readRecoveryCode(code.slice(1))).toBeNull();
  expect(readRecoveryCode('123456')).toBeNull();
});

test('a recovery code in full-width letters is accepted (C11.1)', () => {
  expect(readRecoveryCode('Ｋ７Ｍ３９ＸＷＴ０１Ｋ７Ｍ３９Ｘ')).toBe('K7M39XWT01K7M39X');
});
