import { expect, test } from 'vitest';
import type { DecidedSpan, SpanAction } from '../../../../domain/reports/spans.ts';
import { piecesOf } from './pieces.ts';

const ORIGINAL = 'Tom Baker flew G-CKLM with Kate.';

const WORDS = { name: '[name]', registration: '[registration]' };

function span(
  words: string,
  action: SpanAction = 'replace',
  kind: keyof typeof WORDS = 'name',
  shown = WORDS[kind],
): DecidedSpan {
  const start = ORIGINAL.indexOf(words);
  const end = start + words.length;
  const replacement = action === 'replace' ? shown : null;
  return {
    field: 'narrative',
    start,
    end,
    kind,
    reason: 'A name',
    confidence: 0.9,
    action,
    replacement,
    decided: false,
  };
}

const shown = (copy: string, spans: DecidedSpan[]) => piecesOf(ORIGINAL, copy, spans).map((piece) => piece.shown);

test.each([
  ['a text without finds is one piece', ORIGINAL, [], [ORIGINAL]],
  [
    'a replacement at the beginning is a piece of its own',
    '[name] flew G-CKLM with Kate.',
    [span('Tom Baker')],
    ['[name]', ' flew G-CKLM with Kate.'],
  ],
  [
    'a suggestion is shown as it is written',
    '[name] flew G-CKLM with Kate.',
    [span('Tom Baker'), span('Kate', 'suggest')],
    ['[name]', ' flew G-CKLM with ', 'Kate', '.'],
  ],
  [
    'replacements reworded by hand are placed correctly',
    'The pilot flew [registration] with a helper.',
    [
      span('Tom Baker', 'replace', 'name', 'The pilot'),
      span('G-CKLM', 'replace', 'registration'),
      span('Kate', 'replace', 'name', 'a helper'),
    ],
    ['The pilot', ' flew ', '[registration]', ' with ', 'a helper', '.'],
  ],
])('%s', (_, copy, spans, pieces) => {
  expect(shown(copy, spans)).toEqual(pieces);
});

test('every piece maps back to its place in the original', () => {
  const pieces = piecesOf(ORIGINAL, '[name] flew [registration] with Kate.', [
    span('Tom Baker'),
    span('G-CKLM', 'replace', 'registration'),
  ]);
  for (const { start, end, original } of pieces) expect(ORIGINAL.slice(start, end)).toBe(original);
  expect(pieces.map(({ original }) => original).join('')).toBe(ORIGINAL);
});

test('a copy that does not match the finds is shown as it is', () => {
  expect(shown('Something else altogether', [span('Tom Baker')])).toEqual(['Something else altogether']);
});

test('a replacement that repeats words of the text is still placed correctly', () => {
  const spans = [span('Tom Baker', 'replace', 'name', 'I flew'), span('G-CKLM', 'replace', 'registration')];
  expect(shown('I flew flew [registration] with Kate.', spans)).toEqual([
    'I flew',
    ' flew ',
    '[registration]',
    ' with Kate.',
  ]);
});

test('two adjacent replacements are separate pieces', () => {
  const text = 'TomKate';
  const spans = [
    { ...span('Tom'), start: 0, end: 3 },
    { ...span('Tom'), start: 3, end: 7 },
  ];
  expect(piecesOf(text, '[name][name]', spans).map((piece) => piece.shown)).toEqual(['[name]', '[name]']);
});
