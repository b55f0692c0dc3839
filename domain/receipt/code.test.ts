import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SYMBOLS } from '../crockford/crockford.ts';
import { CODE_LENGTH, codeOf, inGroups, readCode } from './code.ts';

const CODE = 'K7M3Q9XWTB2F6HC8RDPN';

const bytes = fc.uint8Array({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH });

test('a code is written in four groups of five characters, and can be read back (C10.1)', () => {
  expect(inGroups(CODE)).toBe('K7M3Q-9XWTB-2F6HC-8RDPN');
  fc.assert(fc.property(bytes, (random) => readCode(inGroups(codeOf(random))) === codeOf(random)));
});

test.each([
  'k7m3q-9xwtb-2f6hc-8rdpn',
  'K7M3Q9XWTB2F6HC8RDPN',
  ' K7M3Q 9XWTB 2F6HC 8RDPN ',
  'K7M3Q–9XWTB—2F6HC‑8RDPN',
  'K7M3Q\t9XWTB\n2F6HC\u00A08RDPN',
  'k7m3q9xwtb2f6hc8rdpn-',
  'K-7-M-3-Q-9-X-W-T-B-2-F-6-H-C-8-R-D-P-N',
])('%j is read as the same code (C10.1)', (typed) => {
  expect(readCode(typed)).toBe(CODE);
});

test('O is read as 0, and I and L as 1, in any case (C10.1)', () => {
  expect(readCode('oO0iI-lL1AA-AAAAA-AAAAA')).toBe('00011111AAAAAAAAAAAA');
});

test('spaces, hyphens, lower case and look-alikes anywhere do not change a code (C10.1)', () => {
  const lookAlikes: Record<string, string[]> = { 0: ['0', 'o', 'O'], 1: ['1', 'i', 'I', 'l', 'L'] };
  const written = bytes.chain((random) => {
    const code = codeOf(random);
    const spelt = [...code].map((each) => fc.constantFrom(...(lookAlikes[each] ?? [each, each.toLowerCase()])));
    const between = fc.array(fc.constantFrom(' ', '-', '–', '\t', ''), { minLength: 21, maxLength: 21 });
    return fc.tuple(fc.constant(code), fc.tuple(...spelt), between);
  });
  fc.assert(
    fc.property(written, ([code, letters, between]) => {
      const typed = letters.map((letter, at) => between[at] + letter).join('') + between[20];
      expect(readCode(typed)).toBe(code);
    }),
  );
});

test.each(['', ' ', CODE.slice(1), `${CODE}A`, CODE.replace('K', 'U'), CODE.replace('K', 'u'), CODE.replace('K', '_')])(
  '%j is not a code (C10.1)',
  (typed) => {
    expect(readCode(typed)).toBe(null);
  },
);

test('letters of other alphabets are never accepted, even if their capitals are ours (C10.1)', () => {
  for (const letter of ['ſ', 'ı', 'ﬁ', 'К', 'Ⅰ', '０', 'É']) expect(readCode(CODE.replace('K', letter))).toBe(null);
  expect(readCode(`ß${CODE.slice(2)}`)).toBe(null);
});

test('reading any text gives null or a valid code, which reads as itself (C10.1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const code = readCode(typed);
      expect(code === null || /^[0-9A-HJKMNP-TV-Z]{20}$/.test(code)).toBe(true);
      if (code !== null) expect(readCode(code)).toBe(code);
    }),
  );
});

test('all characters stand for equally many byte values (C10.1)', () => {
  const counts = new Map<string, number>();
  for (const letter of codeOf(Uint8Array.from({ length: 256 }, (_, value) => value)))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([...SYMBOLS].sort());
  expect(new Set(counts.values())).toEqual(new Set([8]));
});
