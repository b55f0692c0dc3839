import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasForbiddenCharacter, hasLineBreak, normaliseText } from './normalise.ts';

test.each([
  ['plain text stays', 'Cable break at 300 ft', 'Cable break at 300 ft'],
  ['spaces around it go', '  \t wheel up \n ', 'wheel up'],
  ['a no-break space and a byte order mark around it go', '\uFEFF\u00A0wheel up\u00A0', 'wheel up'],
  ['spaces and lines inside stay', 'one  two\n\n\tthree', 'one  two\n\n\tthree'],
  ['CRLF becomes LF', 'one\r\ntwo\r\n\r\nthree', 'one\ntwo\n\nthree'],
  ['decomposed letters are composed (NFC)', 'S\u0301widnik, Mu\u0308ller', 'Świdnik, Müller'],
  ['compatibility letters stay as written', 'ﬁeld ½ ™', 'ﬁeld ½ ™'],
  ['emoji with joiners stay', '👩‍✈️ landed 🏴󠁧󠁢󠁷󠁬󠁳󠁿', '👩‍✈️ landed 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['a joiner inside a word stays', 'می\u200Cخواهم', 'می\u200Cخواهم'],
])('%s (C3.3)', (_guarantee, raw, stored) => {
  expect(normaliseText(raw)).toBe(stored);
});

test.each([
  ['nothing', ''],
  ['spaces', ' \t \n '],
  ['CRLF', '\r\n\r\n'],
  ['no-break and other spaces', '\u00A0\u2003\u3000\u202F'],
  ['a line separator', '\u2028'],
  ['a zero-width space', '\u200B'],
  ['joiners and a byte order mark', '\u200C\u200D\u2060\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['text direction marks', '\u200E\u200F\u202A\u202C\u2066\u2069\u061C'],
  ['a Mongolian vowel separator', '\u180E'],
  ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
  ['Khmer inherent vowels', '\u17B4\u17B5'],
  ['a braille blank', '\u2800'],
  ['a combining grapheme joiner', '\u034F'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['tag characters', '\u{E0041}\u{E007F}'],
  ['code points reserved to be ignored', '\u2065\uFFF0\u{E0FFF}'],
  ['a mixture', ' \u200B\n\u00AD \u3164 '],
])('text of only %s is unset (C3.3)', (_what, raw) => {
  expect(normaliseText(raw)).toBeNull();
});

test('one visible character among invisible ones is text (C3.3)', () => {
  expect(normaliseText('\u200Bx\u200B')).toBe('\u200Bx\u200B');
});

test('a run of 260,000 invisible characters is handled too (C3.3)', () => {
  expect(normaliseText('\u200B'.repeat(260_000))).toBeNull();
  expect(normaliseText(`${'\u200B'.repeat(260_000)}x`)).not.toBeNull();
});

test.each([
  ['NUL', 'a\0b'],
  ['backspace', 'a\bb'],
  ['vertical tab', 'a\u000Bb'],
  ['form feed', 'a\fb'],
  ['a vertical tab at the end, which trimming would take away', 'a\u000B'],
  ['escape', '\u001B[31m'],
  ['delete', 'a\u007F'],
  ['C1 next line', 'a\u0085b'],
  ['C1 application command', 'a\u009Fb'],
  ['a lone CR', 'a\rb'],
  ['a lone CR at the end', 'a\r'],
  ['CR before CRLF', 'a\r\r\nb'],
  ['LF CR', 'a\n\rb'],
  ['a lone high surrogate', 'a\uD83Db'],
  ['a lone high surrogate at the end', 'a\uD83D'],
  ['a lone low surrogate', '\uDE00b'],
  ['surrogates the wrong way round', '\uDE00\uD83D'],
])('%s is forbidden (C3.3)', (_what, text) => {
  expect(hasForbiddenCharacter(text)).toBe(true);
});

test.each([
  ['tab and newline', 'a\tb\nc'],
  ['CRLF', 'a\r\nb\r\n'],
  ['a pair of surrogates', '😀'],
  ['no-break space, the first after C1', '\u00A0'],
  ['right-to-left text', 'שלום'],
])('%s is allowed (C3.3)', (_what, text) => {
  expect(hasForbiddenCharacter(text)).toBe(false);
});

test.each([
  ['a\nb', true],
  ['a\u2028b', true],
  ['a\u2029b', true],
  ['a\tb', false],
  ['a b', false],
])('%j has several lines: %s (C3.3)', (text, several) => {
  expect(hasLineBreak(text)).toBe(several);
});

test('normalising never throws, and normalising twice changes nothing, whatever the text (C3.3)', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\r', '\r\n', '\n', ' ', '\u200B', '\u0301', 'e', '\0', '\uD83D', '\uFB2C', '\u1100', '\u1161'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const once = normaliseText(pieces.join(''));
      expect(normaliseText(once ?? '')).toBe(once);
    }),
    { numRuns: 2_000 },
  );
});
