import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import { CATEGORIES } from './categories.ts';
import { EVENT_TYPES } from './event-types.ts';
import { FOLLOW_UP_FIELDS, FollowUpFields } from './fields.ts';
import { ClosingRequest, FollowUpChange } from './follow-up.ts';
import { OverviewQuery } from './overview.ts';
import { riskOf } from './risk.ts';

test('there are 36 categories, those of gliding first, and 32 event types, with unique ids and labels (C8.5)', () => {
  const letters = CATEGORIES.map(({ label }) => label.split(':')[0]);
  expect(letters.slice(0, 18).join()).toBe(
    'GTOW,LOLI,MAC,ARC,LOC-I,LOC-G,USOS,RE,CTOL,RAMP,GCOL,RI,SCF-NP,SCF-PP,NAV,WSTRW,BIRD,OTHR',
  );
  expect([CATEGORIES.length, EVENT_TYPES.length]).toEqual([36, 32]);
  for (const codes of Object.values(FOLLOW_UP_FIELDS)) {
    expect(new Set(codes.map(({ id }) => id)).size).toBe(codes.length);
    expect(new Set(codes.map(({ label }) => label)).size).toBe(codes.length);
  }
  for (const { label, adrep } of EVENT_TYPES) expect(adrep).not.toBe(label);
});

test('the lists contain only ids and labels, and the classes are those of the contract (C8.5)', () => {
  expect(check(FollowUpFields, FOLLOW_UP_FIELDS)).toEqual({ value: FOLLOW_UP_FIELDS });
  expect(FOLLOW_UP_FIELDS.occurrenceClasses.map(({ id, label }) => `${label} ${id}`)).toEqual([
    'Accident 100',
    'Serious incident 200',
    'Incident 300',
    'Occurrence without safety effect 400',
    'Observation 501',
    'Occurrence with no flight intended 502',
  ]);
  for (const codes of Object.values(FOLLOW_UP_FIELDS))
    for (const code of codes) expect(Object.keys(code)).toEqual(['id', 'label']);
});

test('every pair of answers has its index and grade, and neither exists until both are given (C8.6)', () => {
  const indexes = [4, 3, 2, 1].map((outcome) => [1, 2, 3, 4].map((barriers) => riskOf(outcome, barriers)?.index));
  expect(indexes).toEqual([
    [50, 102, 502, 2500],
    [10, 21, 101, 500],
    [2, 4, 20, 100],
    [1, 1, 1, 1],
  ]);
  const grades = [4, 3, 2, 1].map((outcome) => [1, 2, 3, 4].map((barriers) => riskOf(outcome, barriers)?.grade));
  expect(grades).toEqual([
    ['medium', 'medium', 'high', 'high'],
    ['low', 'medium', 'medium', 'high'],
    ['low', 'low', 'medium', 'medium'],
    ['low', 'low', 'low', 'low'],
  ]);
  expect([riskOf(null, 1), riskOf(4, null), riskOf(null, null)]).toEqual([null, null, null]);
});

const LISTS = { categories: 'categories', eventTypes: 'event types' };
test.each<[object, string]>([
  [{ categories: [104, 7_000] }, 'categories'],
  [{ categories: [104, 103, 14, 2] }, 'categories'],
  [{ categories: [104, 104] }, 'categories'],
  [{ categories: ['104'] }, 'categories'],
  [{ categories: 104 }, 'categories'],
  [{ categories: null }, 'categories'],
  [{ eventTypes: [104] }, 'eventTypes'],
])('%j gives one error at its field (C8.3)', (sent, path) => {
  const message = `Please choose at most 3 different ${LISTS[path as keyof typeof LISTS]} from the list`;
  expect(check(FollowUpChange, sent)).toEqual({ errors: [{ path, message }] });
});

test('every broken rule of a change is named at once, each at its field (C3.1, C8.3)', () => {
  const sent = {
    takenBy: 5,
    occurrenceClass: 301,
    categories: [1, 1],
    eventTypes: [0],
    outcome: 5,
    barriers: 1.5,
    findings: 'x'.repeat(4_001),
    conclusions: '\u0000',
    told: 7,
    revision: 1,
  };
  const checked = check(FollowUpChange, sent);
  expect('errors' in checked && checked.errors.map(({ path }) => path)).toEqual(Object.keys(sent));
});

test('a change contains only what was sent, blank texts become null, and unknown keys are ignored (C3.18)', () => {
  const sent = { takenBy: ' ', occurrenceClass: null, categories: [], findings: ' ', state: 'closed', toldSent: 'x' };
  const value = { takenBy: null, occurrenceClass: null, categories: [], findings: null };
  expect(check(FollowUpChange, sent)).toEqual({ value });
  expect(check(FollowUpChange, {})).toEqual({ value: {} });
});

test('closing requires a reason from the list; the note is optional and has at most 2,000 characters (C8.4)', () => {
  expect(check(ClosingRequest, { reason: 'passed-on' })).toEqual({ value: { reason: 'passed-on', note: null } });
  const errors = [{ path: 'reason', message: 'Please choose a reason from the list' }];
  for (const sent of [{}, { reason: null }, { reason: 'Done' }, { reason: 1 }])
    expect(check(ClosingRequest, sent)).toEqual({ errors });
  expect(check(ClosingRequest, { reason: 'done', note: 'x'.repeat(2_001) })).toEqual({
    errors: [{ path: 'note', message: 'Note must be at most 2,000 characters' }],
  });
});

test('ids are separated by commas and deduplicated; invalid ones are ignored, more than 200 refused (C8.10)', () => {
  const id = '0b8f2ad0-53a5-4d52-9f0e-3b6a0c5d7e11';
  const sent = { ids: `${id.toUpperCase()},nonsense,, ${id}` };
  expect(check(OverviewQuery, sent)).toEqual({ value: { ids: [id] } });
  expect(check(OverviewQuery, {})).toEqual({ value: { ids: [] } });
  expect(check(OverviewQuery, { ids: Array(200).fill(id).join() })).toEqual({ value: { ids: [id] } });
  expect(check(OverviewQuery, { ids: Array(201).fill('x').join() })).toMatchObject({ errors: [{ path: 'ids' }] });
});
