import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import {
  disabledReason,
  PreviewRequest,
  REDACTIONS_MAX,
  Reassignment,
  Review,
  type ReviewAction,
  statusOf,
} from './review.ts';

const BLANK = 'Please add a comment before approving the report.';
const CLUB = '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
const redaction = { field: 'narrative', start: 3, end: 7, action: 'replace' };

const complaints = (value: unknown) => {
  const result = check(Review, value);
  return 'errors' in result ? result.errors.map(({ path, message }) => `${path}: ${message}`) : [];
};

test.each<[action: ReviewAction, comment: string, refusal: string | null]>([
  ['approve', 'Thank you', null],
  ['approve', '', BLANK],
  ['approve', ' \n ', BLANK],
  ['approve', '\u200B\u00AD', BLANK],
  ['comment', 'Thank you', null],
  ['comment', '  ', BLANK],
  ['comment', '\u200B', BLANK],
  ['hide', '', null],
  ['hide', 'Thank you', null],
])('%s with the comment %j: %s (section 4, C5.1)', (action, comment, refusal) => {
  expect(disabledReason(action, comment)).toBe(refusal);
});

test.each([
  [true, 'approved'],
  [false, 'pending'],
])('the status with approvedForPublicView %s is %s (section 4)', (approvedForPublicView, status) => {
  expect(statusOf({ approvedForPublicView })).toBe(status);
});

test.each([[undefined], [null], [''], ['  '], ['\u200B']])(
  'a review with the comment %j is refused (C5.1)',
  (comment) => {
    expect(complaints({ comment })).toEqual([`comment: ${BLANK}`]);
  },
);

test.each([
  [19_999, []],
  [20_000, []],
  [20_001, ['comment: Comment must be at most 20,000 characters']],
])('a comment of %d characters is checked against the limit of 20,000 (C3.4)', (length, expected) => {
  expect(complaints({ comment: 'x'.repeat(length) })).toEqual(expected);
});

test('a comment may have several lines, is normalised, and must not contain control characters (C3.3)', () => {
  expect(check(Review, { comment: ' one\r\ntwo ' })).toMatchObject({ value: { comment: 'one\ntwo' } });
  expect(complaints({ comment: 'one\0' })).toEqual(['comment: Comment contains characters that cannot be stored']);
});

test('decisions are optional, and are kept as sent (C5.4)', () => {
  const redactions = [redaction, { ...redaction, action: 'keep' }, { ...redaction, replacement: '[name]' }];
  expect(check(Review, { comment: 'Thank you', redactions })).toEqual({ value: { comment: 'Thank you', redactions } });
  expect(check(Review, { comment: 'Thank you' })).toEqual({ value: { comment: 'Thank you' } });
});

/** Replacements whose lengths add up to `characters`. */
function manyReplacements(field: string, characters: number): unknown[] {
  const lengths = [...Array(Math.floor(characters / 200)).fill(200), characters % 200];
  return lengths.map((length) => ({ ...redaction, field, replacement: 'x'.repeat(length) }));
}

test.each<[what: string, redactions: unknown]>([
  ['no list', {}],
  ['no decision', [7]],
  ['an unknown field', [{ ...redaction, field: 'reporterName' }]],
  ['a field that is none', [{ ...redaction, field: '__proto__' }]],
  ['a negative start', [{ ...redaction, start: -1 }]],
  ['half an offset', [{ ...redaction, end: 7.5 }]],
  ['an end before the start', [{ ...redaction, start: 7, end: 3 }]],
  ['an offset beyond whole numbers', [{ ...redaction, end: 1e300 }]],
  ['an offset in words', [{ ...redaction, start: '3' }]],
  ['an unknown action', [{ ...redaction, action: 'suggest' }]],
  ['a replacement of 201 characters', [{ ...redaction, replacement: 'x'.repeat(201) }]],
  ['a replacement with NUL', [{ ...redaction, replacement: 'a\0b' }]],
  ['a replacement with half a surrogate pair', [{ ...redaction, replacement: '\uD83D' }]],
  ['a replacement of two lines', [{ ...redaction, replacement: 'a\nb' }]],
  ['a replacement that is not text', [{ ...redaction, replacement: 7 }]],
  ['replacements of 401 characters in a short text', manyReplacements('flightPhase', 401)],
  ['replacements of 20,001 characters in the narrative', manyReplacements('narrative', 20_001)],
  ['more than there may be', Array(REDACTIONS_MAX + 1).fill(redaction)],
])('decisions with %s are refused with a readable message (C5.4, C3.17)', (_what, redactions) => {
  const named = complaints({ comment: 'Thank you', redactions });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((line) => !line.startsWith('redactions') || line.endsWith(' is not valid'))).toEqual([]);
});

test('empty replacements, replacements of 200 characters and the maximum number of decisions are accepted (C5.4)', () => {
  const edges = [
    { ...redaction, replacement: 'x'.repeat(200) },
    { ...redaction, replacement: '' },
  ];
  expect(complaints({ comment: 'Thank you', redactions: edges })).toEqual([]);
  expect(complaints({ comment: 'Thank you', redactions: Array(REDACTIONS_MAX).fill(redaction) })).toEqual([]);
  for (const [field, characters] of [['flightPhase', 400] as const, ['narrative', 20_000] as const])
    expect(complaints({ comment: 'Thank you', redactions: manyReplacements(field, characters) })).toEqual([]);
});

test('a preview needs no comment (C5.4)', () => {
  for (const sent of [{}, { comment: null }, { comment: ' ' }])
    expect(check(PreviewRequest, sent)).toEqual({ value: { comment: null } });
});

test.each([undefined, null, '', 'NONE', 7, `{${CLUB}}`])('a report cannot be reassigned to %j (C4.4)', (clubId) => {
  expect(check(Reassignment, { clubId })).toEqual({ errors: [{ path: 'clubId', message: 'Please select a club' }] });
});

test('a report can be reassigned to a club (C4.4)', () => {
  expect(check(Reassignment, { clubId: CLUB })).toEqual({ value: { clubId: CLUB } });
});

test('a comment that is too long is refused before it is sent, with its length (C3.4)', () => {
  expect(disabledReason('approve', 'x'.repeat(20_000))).toBeNull();
  expect(disabledReason('comment', 'x'.repeat(20_001))).toBe('The comment is too long: 20,001 of 20,000 characters.');
  expect(disabledReason('hide', 'x'.repeat(20_001))).toBeNull();
});

test.each([
  ['x', 200, true],
  ['x', 201, false],
  ['\u{1F600}', 100, true],
  ['\u{1F600}', 101, false],
])('a replacement of %s, %d times, fits: %s, counted in UTF-16 units (C3.4)', (sign, times, fits) => {
  const sent = { comment: 'Fine.', redactions: [{ ...redaction, replacement: sign.repeat(times) }] };
  expect(complaints(sent)).toEqual(
    fits ? [] : ['redactions.0.replacement: A replacement must be a single line of at most 200 characters'],
  );
});
