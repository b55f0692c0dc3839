import { expect, test } from 'vitest';
import { corpusFiles } from '../../../bench/deidentify/corpus-files.ts';
import { readRow } from '../../corpus/row.ts';
import { readPassage } from '../../reading/passage.ts';
import { findOtherPeople } from './other-people.ts';
import { CONTEXT_RULES, NEIGHBOUR_RULES } from './rules.ts';

const RULES = [...CONTEXT_RULES, ...NEIGHBOUR_RULES];
const people = corpusFiles().flatMap(({ chapters }) =>
  chapters.flatMap(({ rows }) =>
    rows.flatMap((row) => findOtherPeople(readPassage('narrative', readRow(row).text, null))),
  ),
);

test('each rule has a unique name', () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
});

test.each(RULES)(
  'the rule "$name" finds somebody in the corpus, and its highest confidence is within its level',
  ({ name, level }) => {
    const confidences = people.filter(({ rule }) => rule === name).map(({ confidence }) => confidence);
    expect(confidences.length).toBeGreaterThan(0);
    const allowed = Object.values<number>(level);
    expect(Math.max(...confidences)).toBeLessThanOrEqual(Math.max(...allowed));
    expect(Math.max(...confidences)).toBeGreaterThanOrEqual(Math.min(...allowed));
  },
);

test('a rule left out finds nobody', () => {
  const passage = readPassage('narrative', 'Then Tietjen (CFI) took over.', 'English');
  expect(findOtherPeople(passage).map(({ rule }) => rule)).toEqual(['beside a role']);
  expect(findOtherPeople(passage, { without: 'beside a role' })).toEqual([]);
});

test('in a location field a name has high confidence only if something announces it (C5.3)', () => {
  const announced = readPassage('locationOccurrence', 'Field of Mr Jones', null);
  expect(findOtherPeople(announced)).toMatchObject([{ rule: 'after a title', announced: true, confidence: 0.97 }]);
  expect(findOtherPeople(readPassage('locationOccurrence', 'Santiago', null))).toMatchObject([{ confidence: 0.4 }]);
});
