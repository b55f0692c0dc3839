import { expect, test } from 'vitest';
import { formatEncodedMessage } from '../language/validation-message.ts';
import { check } from '../validate.ts';
import { requiredText, textField } from './field.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from './limits.ts';
import { type TextRule, textError } from './rule.ts';

const said = (raw: string, rule: TextRule): string | null => {
  const complaint = textError(raw, rule);
  return complaint && formatEncodedMessage(complaint);
};

const headline: TextRule = { label: 'Headline' };
const narrative: TextRule = { label: 'Narrative', max: LONG_TEXT_MAX, multiline: true };

test('the limits are 20,000 characters for long texts and 200 for short ones (C3.4)', () => {
  expect([LONG_TEXT_MAX, SHORT_TEXT_MAX]).toEqual([20_000, 200]);
});

test.each([
  [headline, 199, null],
  [headline, 200, null],
  [headline, 201, 'Headline must be at most 200 characters'],
  [narrative, 19_999, null],
  [narrative, 20_000, null],
  [narrative, 20_001, 'Narrative must be at most 20,000 characters'],
])('$label with %d characters: %s (C3.4)', (rule, length, complaint) => {
  expect(said('x'.repeat(length), rule)).toBe(complaint);
});

test.each([
  ['an emoji counts as two', '😀'.repeat(100), null],
  ['an emoji counts as two, one more is too long', `${'😀'.repeat(100)}x`, 'Headline must be at most 200 characters'],
  ['a decomposed letter counts as it is stored, as one', 'e\u0301'.repeat(200), null],
  ['spaces around do not count', `  ${'x'.repeat(200)}  `, null],
])('length is counted in UTF-16 units of the stored text: %s (C3.4)', (_guarantee, raw, complaint) => {
  expect(said(raw, headline)).toBe(complaint);
});

test('a CRLF counts as the one newline that is stored (C3.4)', () => {
  expect(textError(`x${'\r\n'.repeat(19_998)}x`, narrative)).toBeNull();
});

test.each([
  ['a newline in a single-line field', 'one\ntwo', headline, 'Headline must be a single line'],
  ['a CRLF in a single-line field', 'one\r\ntwo', headline, 'Headline must be a single line'],
  ['a line separator in a single-line field', 'one\u2028two', headline, 'Headline must be a single line'],
  ['a newline in a multi-line field', 'one\ntwo', narrative, null],
  ['a tab in a single-line field', 'one\ttwo', headline, null],
  ['NUL', 'one\0two', narrative, 'Narrative contains characters that cannot be stored'],
  ['a lone CR', 'one\rtwo', narrative, 'Narrative contains characters that cannot be stored'],
  ['a lone surrogate', 'one \uD83D two', narrative, 'Narrative contains characters that cannot be stored'],
  [
    'a control character that trimming takes away',
    'one\f',
    narrative,
    'Narrative contains characters that cannot be stored',
  ],
])('checks %s (C3.3)', (_what, raw, rule, complaint) => {
  expect(said(raw, rule)).toBe(complaint);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty string', ''],
  ['spaces', '   '],
  ['invisible characters', '\u200B\u00AD'],
])('an optional field sent as %s is null; a required one gives its own message (C3.3)', (_what, sent) => {
  expect(check(textField(headline), sent)).toEqual({ value: null });
  expect(check(requiredText({ ...headline, required: 'Say something' }), sent)).toEqual({
    errors: [{ path: '', message: 'Say something' }],
  });
});

test.each([[42], [true], [['text']], [{ text: 'text' }]])('%j is refused as text (C3.3)', (sent) => {
  expect(check(textField(headline), sent)).toEqual({ errors: [{ path: '', message: 'Headline must be text' }] });
});

test('a field is returned normalised (C3.3)', () => {
  expect(check(textField(narrative), '  e\u0301\r\nb ')).toEqual({ value: 'é\nb' });
  expect(check(requiredText({ ...narrative, required: '-' }), '  e\u0301\r\nb ')).toEqual({ value: 'é\nb' });
});

test('a further check sees only normalised text that is short enough and on one line', () => {
  const seen: string[] = [];
  const rule: TextRule = {
    label: 'Code',
    max: 3,
    check: (text) => {
      seen.push(text);
      return text === 'abc' ? null : 'Not abc';
    },
  };
  expect(['  abc ', 'abd', 'abcd', 'a\nc', '', '\0'].map((raw) => said(raw, rule))).toEqual([
    null,
    'Not abc',
    'Code must be at most 3 characters',
    'Code must be a single line',
    null,
    'Code contains characters that cannot be stored',
  ]);
  expect(seen).toEqual(['abc', 'abd']);
});
