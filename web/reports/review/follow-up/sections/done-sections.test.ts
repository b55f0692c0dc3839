import { expect, test } from 'vitest';
import { doneSections } from './done-sections.ts';

const EMPTY = {
  takenBy: null,
  occurrenceClass: null,
  categories: [],
  eventTypes: [],
  outcome: null,
  barriers: null,
  findings: null,
  conclusions: null,
  told: null,
};
const NONE = { open: 0, done: 0, dropped: 0 };
const OPEN = { toldSent: null, toldShown: null, closed: null };
const doneOf = (...args: Parameters<typeof doneSections>) =>
  Object.entries(doneSections(...args)).flatMap(([name, isDone]) => (isDone ? [name] : []));

test('a new follow-up has no section done (C19.4)', () => {
  expect(doneOf(EMPTY, OPEN, NONE)).toEqual([]);
});

test('a section is done once nothing is left to fill in (C19.4)', () => {
  const half = { ...EMPTY, occurrenceClass: 300, categories: [104], outcome: 3, findings: 'Worn', told: 'Thank you' };
  expect(doneOf(half, OPEN, { open: 1, done: 2, dropped: 0 })).toEqual([]);
  const whole = { ...half, eventTypes: [5020702], barriers: 2, conclusions: 'Check it' };
  const sent = { toldSent: { text: 'Thank you', on: '2026-06-01' }, closed: null };
  expect(doneOf(whole, { ...sent, toldShown: 'Thank you' }, NONE)).toEqual([
    'classification',
    'risk',
    'reply',
    'findings',
  ]);
  expect(doneOf(whole, { ...sent, toldShown: 'A new draft' }, NONE)).not.toContain('reply');
});

test('actions are done once none is open, even if all were dropped (C19.4)', () => {
  expect(doneOf(EMPTY, OPEN, { open: 0, done: 0, dropped: 1 })).toEqual(['actions']);
  const closed = { at: '2026-06-01T10:00:00.000Z', by: null, reason: 'done', note: null } as const;
  expect(doneOf(EMPTY, { ...OPEN, closed }, { open: 0, done: 1, dropped: 0 })).toEqual(['actions', 'closing']);
});
