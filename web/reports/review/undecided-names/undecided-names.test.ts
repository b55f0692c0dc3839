import { describe, expect, test } from 'vitest';
import { type PublicReport, REVIEWED_TEXTS } from '../../../../domain/reports/public/public-report.ts';
import type { DecidedSpan } from '../../../../domain/reports/spans.ts';
import { type Originals, originalsOf } from '../preview/decisions.ts';
import { countOf, withAnswers } from './answers.ts';
import { sentenceAround, type UndecidedName, undecidedNames } from './undecided-names.ts';

const around = (text: string, name: string) => {
  const start = text.indexOf(name);
  return sentenceAround(text, start, start + name.length);
};

describe('the sentence around a possible name (C5.6)', () => {
  test.each([
    ['The rope broke. Then Harper shouted stop. We landed.', 'Harper', 'Then ', ' shouted stop.'],
    ['Harper shouted', 'Harper', '', ' shouted'],
    ['Who saw it? Harper did! Nobody else.', 'Harper', '', ' did!'],
    ['First line\nHarper was there\nThird', 'Harper', '', ' was there'],
    ['The canopy opened. Mr. Harper and J. Finch ran.', 'Finch', 'Mr. Harper and J. ', ' ran.'],
    ['Later “I saw Harper.” Then silence.', 'Harper', 'Later “I saw ', '.”'],
    ['At the end stood Harper', 'Harper', 'At the end stood ', ''],
    ['It was Harper. The rope was old.', 'Harper', 'It was ', '.'],
  ])('%j', (text, name, before, after) => {
    expect(around(text, name)).toEqual({ before, after });
  });

  test('a text without full stops gives a short excerpt, cut between words', () => {
    const { before, after } = around(`${'winch launch '.repeat(40)}Harper ${'winch launch '.repeat(40)}`, 'Harper');
    expect(before).toMatch(/^… (winch|launch) .*launch $/);
    expect(after).toMatch(/^ winch .* …$/);
    expect(Math.max(before.length, after.length)).toBeLessThan(150);
  });
});

describe('which possible names are asked about (C5.6)', () => {
  const texts = { narrative: 'Tom told Harper to stop. Finch saw it.', locationOccurrence: 'near Ash Hill' };
  const originals = {
    ...Object.fromEntries(REVIEWED_TEXTS.map((field) => [field, null])),
    ...texts,
  } as Originals;
  const copy = { ...originals, narrative: '[name] told Harper to stop. Finch saw it.' } as unknown as PublicReport;
  const span = (field: keyof typeof texts, words: string, more: Partial<DecidedSpan>): DecidedSpan => {
    const start = texts[field].indexOf(words);
    const rest = { kind: 'name', reason: 'A name', confidence: 0.4, replacement: null, decided: false } as const;
    return { field, start, end: start + words.length, action: 'suggest', ...rest, ...more };
  };
  const tom = span('narrative', 'Tom', { action: 'replace', replacement: '[name]' });

  test('undecided names are asked about, in the words of the public copy', () => {
    const spans = [tom, span('narrative', 'Harper', {}), span('narrative', 'Finch', { action: 'keep', decided: true })];
    expect(undecidedNames(originals, { copy, spans })).toMatchObject([
      { field: 'narrative', before: '[name] told ', name: 'Harper', after: ' to stop.', span: { start: 9, end: 15 } },
    ]);
  });

  test('other kinds, and names that the copy leaves out, are not asked about', () => {
    const spans = [tom, span('narrative', 'Finch', { kind: 'club' }), span('locationOccurrence', 'Ash Hill', {})];
    const coarse = { ...copy, locationOccurrence: null };
    expect(undecidedNames(originals, { copy: coarse, spans })).toEqual([]);
    expect(undecidedNames(originals, { copy, spans }).map(({ name }) => name)).toEqual(['Ash Hill']);
  });

  test('names in the current comment are asked about too', () => {
    const written = originalsOf({ ...originals, smsManagerComment: 'Old' } as never, {
      comment: 'Ask Harper.',
      teamHeadline: '',
    });
    const spans = [{ ...span('narrative', 'Harper', {}), field: 'smsManagerComment', start: 4, end: 10 }];
    const own = { ...copy, smsManagerComment: 'Ask Harper.' };
    expect(undecidedNames(written, { copy: own, spans })).toMatchObject([
      { before: 'Ask ', name: 'Harper', after: '.' },
    ]);
  });
});

describe('answers become decisions (C19.9)', () => {
  const name = (start: number): UndecidedName => ({
    field: 'narrative',
    span: { field: 'narrative', start, end: start + 3, kind: 'name', reason: '', confidence: 0.4, action: 'suggest' },
    before: '',
    name: 'Tom',
    after: '',
  });
  const earlier = { field: 'headline', start: 0, end: 3, action: 'keep' } as const;
  const names = [name(0), name(10), name(20)];

  test('a name is replaced, anything else is kept, and unanswered ones stay undecided', () => {
    expect(withAnswers([earlier], names, { 0: 'name', 2: 'no-name' })).toEqual([
      earlier,
      { field: 'narrative', start: 0, end: 3, action: 'replace' },
      { field: 'narrative', start: 20, end: 23, action: 'keep' },
    ]);
  });

  test('answers are counted for the button', () => {
    const answers = { 0: 'name', 1: 'no-name', 2: 'no-name' } as const;
    expect([countOf(answers, 'name'), countOf(answers, 'no-name')]).toEqual([1, 2]);
  });
});
