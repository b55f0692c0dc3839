import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corpusFiles, knownMisses } from '../bench/deidentify/corpus-files.ts';
import { inputWithTagger as inputOf } from '../bench/deidentify/name-tagger.ts';
import { readChapters } from './corpus/chapters.ts';
import { readRow } from './corpus/row.ts';
import { deidentify } from './deidentify.ts';
import { readPassage } from './reading/passage.ts';
import { findClockTimes } from './recognisers/dates-and-times/clock-time.ts';
import { findDays } from './recognisers/dates-and-times/day.ts';

const chaptersOf = (name: string) => readChapters(name, readFileSync(`deidentify/corpus/coarse/${name}`, 'utf8'));
const rowsOf = (name: string) => chaptersOf(name).flatMap(({ context, rows }) => rows.map((row) => ({ context, row })));
const datesAndTimesOf = (spans: ReturnType<typeof deidentify>['spans']) =>
  spans.filter(({ kind }) => kind === 'date' || kind === 'time').map(({ start, end, kind }) => ({ start, end, kind }));

/** Rows of each chapter that are always tested; of the rest, only those with a day or a clock time. */
const ALWAYS_TESTED = 3;
const hasDateOrTime = (text: string): boolean => {
  const passage = readPassage('narrative', text, null);
  return findDays(passage).length + findClockTimes(passage).length > 0;
};

describe('dates and times in a coarse copy (C5.5)', () => {
  test.each(rowsOf('found.txt'))('are suggested, not replaced: $row', ({ context, row }) => {
    const { text, expected } = readRow(row);
    const { texts, spans } = deidentify(inputOf({ narrative: text }, { ...context, suggestsDatesAndTimes: true }));
    expect(datesAndTimesOf(spans)).toEqual(expected);
    expect(
      spans.filter(({ kind }) => kind === 'date' || kind === 'time').every(({ action }) => action === 'suggest'),
    ).toBe(true);
    expect(texts['narrative']).toBe(text);
  });

  test.each(rowsOf('harmless.txt'))('are not found in measurements and counts: $row', ({ context, row }) => {
    const { spans } = deidentify(inputOf({ narrative: row }, { ...context, suggestsDatesAndTimes: true }));
    expect(datesAndTimesOf(spans)).toEqual([]);
  });

  test('are suggested only if asked for', () => {
    const narrative = 'On 1 June 2026 at 14:30 the cable broke.';
    const kindsWith = (context: { suggestsDatesAndTimes?: boolean }) =>
      deidentify(inputOf({ narrative }, context)).spans.map(({ kind }) => kind);
    expect(kindsWith({})).toEqual([]);
    expect(kindsWith({ suggestsDatesAndTimes: false })).toEqual([]);
    expect(kindsWith({ suggestsDatesAndTimes: true })).toEqual(['date', 'time']);
  });

  test('are not suggested in the date and time fields themselves', () => {
    const texts = { localDate: '2026-06-01', localTime: '14:30', narrative: 'The cable broke.' };
    expect(deidentify(inputOf(texts, { suggestsDatesAndTimes: true })).spans).toEqual([]);
  });

  test('are replaced by [date] and [time] if the manager asks, and a second run changes nothing', () => {
    const narrative = 'On 1 June 2026 at 14:30 the cable broke.';
    const redactions = [
      { field: 'narrative', start: 3, end: 14, action: 'replace' as const, replacement: '[date]' },
      { field: 'narrative', start: 18, end: 23, action: 'replace' as const, replacement: '[time]' },
    ];
    const { texts } = deidentify(inputOf({ narrative }, { redactions, suggestsDatesAndTimes: true }));
    expect(texts['narrative']).toBe('On [date] at [time] the cable broke.');
    expect(deidentify(inputOf(texts, { suggestsDatesAndTimes: true })).texts).toEqual(texts);
  });

  // corpus.test.ts checks the result without suggestions, except for its known misses.
  test.each(corpusFiles())('do not change what is replaced in any row of $name', ({ name, chapters }) => {
    const misses = knownMisses().flatMap((miss) => (miss.name === name ? [miss.row] : []));
    for (const { context, rows } of chapters)
      for (const [index, row] of rows.entries()) {
        const { text, expectedText } = readRow(row);
        if (index >= ALWAYS_TESTED && ![text, expectedText].some(hasDateOrTime)) continue;
        const input = inputOf({ narrative: text }, context);
        const without = misses.includes(row) ? deidentify(input).texts : { narrative: expectedText };
        expect(deidentify({ ...input, suggestsDatesAndTimes: true }).texts).toEqual(without);
      }
  });

  test('are searched for in any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (narrative) => {
        expect(deidentify(inputOf({ narrative }, { suggestsDatesAndTimes: true })).texts).toBeDefined();
      }),
    );
  });
});
