import { describe, expect, test } from 'vitest';
import { REVIEWED_TEXTS } from '../../../../domain/reports/public/public-report.ts';
import type { DecidedSpan, Redaction, Span } from '../../../../domain/reports/spans.ts';
import {
  decisionsIn,
  followEdit,
  isLocked,
  mergeDecisions,
  type Originals,
  occurrences,
  putBack,
  replace,
} from './decisions.ts';

const field = 'narrative';
const span = (start: number, end: number, more: Partial<Span> = {}): Span => ({
  field,
  start,
  end,
  kind: 'name',
  reason: 'A name',
  confidence: 0.9,
  action: 'replace',
  ...more,
});
const originals = (texts: Partial<Originals>) =>
  ({ ...Object.fromEntries(REVIEWED_TEXTS.map((name) => [name, null])), ...texts }) as Originals;

describe('decisions about a find', () => {
  test('a find that is put back and then replaced has one decision, the last', () => {
    const kept = putBack([], span(0, 3));
    expect(kept).toEqual([{ field, start: 0, end: 3, action: 'keep' }]);
    expect(replace(kept, span(0, 3))).toEqual([{ field, start: 0, end: 3, action: 'replace' }]);
  });

  test('a wording is stored without surrounding white space, and a blank one not at all', () => {
    expect(replace([], span(0, 3), ' the instructor ')[0]?.replacement).toBe('the instructor');
    expect(replace([], span(0, 3), '  ')[0]).not.toHaveProperty('replacement');
  });

  test('a mark made by hand is removed when it is put back', () => {
    const marked = replace([], span(5, 9), 'a helper');
    expect(putBack(marked, span(5, 9, { kind: 'marked' }))).toEqual([]);
  });

  test('decisions about other places and other fields stay', () => {
    const others: Redaction[] = [
      { field, start: 10, end: 12, action: 'keep' },
      { field: 'headline', start: 0, end: 3, action: 'keep' },
    ];
    expect(putBack(others, span(0, 3))).toEqual([...others, { field, start: 0, end: 3, action: 'keep' }]);
  });

  test('a find that stays replaced although it was put back is locked', () => {
    expect(isLocked(putBack([], span(0, 3)), span(0, 3))).toBe(true);
    expect(isLocked([], span(0, 3))).toBe(false);
    expect(isLocked(putBack([], span(0, 3)), span(0, 3, { action: 'keep' }))).toBe(false);
  });
});

describe('reading the stored decisions from a preview', () => {
  test('only decided spans are read: kept ones, and replaced ones with their wording', () => {
    const spans: DecidedSpan[] = [
      { ...span(0, 3), replacement: '[name]', decided: false },
      { ...span(8, 12, { action: 'keep' }), replacement: null, decided: true },
      { ...span(13, 16, { kind: 'marked', confidence: 1 }), replacement: 'saw', decided: true },
      { ...span(17, 20, { action: 'suggest', confidence: 0.3 }), replacement: null, decided: false },
    ];
    expect(decisionsIn(spans)).toEqual([
      { field, start: 8, end: 12, action: 'keep' },
      { field, start: 13, end: 16, action: 'replace', replacement: 'saw' },
    ]);
  });

  test("the reporter's own name is certain, but that is not a decision", () => {
    expect(decisionsIn([{ ...span(0, 3, { confidence: 1 }), replacement: '[name]', decided: false }])).toEqual([]);
  });
});

describe('finding the occurrences of words', () => {
  test('words are found in every published text, whatever their case', () => {
    const found = occurrences(originals({ headline: 'KATE again', narrative: 'Kate and kate' }), ' kate ');
    expect(found).toEqual([
      { field: 'headline', start: 0, end: 4 },
      { field: 'narrative', start: 0, end: 4 },
      { field: 'narrative', start: 9, end: 13 },
    ]);
  });

  test('blank words are not found', () => expect(occurrences(originals({ narrative: 'Kate' }), ' ')).toEqual([]));
});

describe('decisions follow edits of the comment', () => {
  const comment = 'smsManagerComment';
  const kept: Redaction = { field: comment, start: 4, end: 8, action: 'keep' };
  test.each([
    ['words inserted before a decision move it', 'See Kate now', 'Do see Kate now', { ...kept, start: 7, end: 11 }],
    ['words inserted after it leave it in place', 'See Kate now', 'See Kate right now', kept],
    ['an edit inside it discards it', 'See Kate now', 'See Katy now', null],
    ['an unchanged comment keeps it', 'See Kate now', 'See Kate now', kept],
    ['an emptied comment discards it', 'See Kate now', '', null],
  ])('%s', (_, before, after, expected) => {
    expect(followEdit([kept], 'smsManagerComment', { before, after })).toEqual(expected ? [expected] : []);
  });

  test('decisions about other texts stay', () => {
    const other: Redaction = { ...kept, field };
    expect(followEdit([other], 'smsManagerComment', { before: 'a', after: 'b' })).toEqual([other]);
  });
});

describe('merging the decisions of two reviewers', () => {
  const replaced = (start: number, end: number, replacement = 'x') =>
    ({ field: 'narrative', start, end, action: 'replace', replacement }) as const;
  const kept = (start: number, end: number) => ({ field: 'narrative', start, end, action: 'keep' }) as const;

  test('what either reviewer replaced stays replaced', () => {
    expect(mergeDecisions([replaced(0, 3, 'mine')], [replaced(5, 9, 'theirs')])).toEqual([
      replaced(0, 3, 'mine'),
      replaced(5, 9, 'theirs'),
    ]);
    expect(mergeDecisions([replaced(0, 3, 'mine')], [replaced(1, 2, 'theirs')])).toEqual([replaced(0, 3, 'mine')]);
    expect(mergeDecisions([kept(0, 9)], [replaced(1, 2, 'theirs')])).toEqual([replaced(1, 2, 'theirs')]);
    expect(mergeDecisions([replaced(1, 2, 'mine')], [kept(0, 9)])).toEqual([replaced(1, 2, 'mine')]);
  });

  test('decisions about the comment are those of the reviewer who wrote it', () => {
    const inComment = { ...replaced(0, 3), field: 'smsManagerComment' };
    expect(mergeDecisions([], [inComment, kept(4, 6)])).toEqual([kept(4, 6)]);
    expect(mergeDecisions([inComment], [])).toEqual([inComment]);
  });
});
