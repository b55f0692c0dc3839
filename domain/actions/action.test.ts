import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import { ActionChange, NewAction } from './action.ts';
import { type DueWords, formatDue } from './due.ts';
import { ActionQuery } from './register.ts';

const NOTHING = { details: null, reportId: null, clubId: null, ownerName: null, ownerId: null, due: null };

test('only the title is required (C8.7)', () => {
  const title = 'Replace the cable';
  expect(check(NewAction, { title })).toEqual({ value: { title, ...NOTHING } });
  const errors = [{ path: 'title', message: 'Please say what needs to be done' }];
  for (const sent of [{}, { title: null }, { title: ' ' }]) expect(check(NewAction, sent)).toEqual({ errors });
});

test.each([
  ['title', 200],
  ['details', 2_000],
  ['ownerName', 100],
])('%s has at most %i characters (C8.7)', (name, most) => {
  const sent = (length: number) => ({ title: 'Replace the cable', [name]: 'x'.repeat(length) });
  expect('value' in check(NewAction, sent(most))).toBe(true);
  expect(check(NewAction, sent(most + 1))).toMatchObject({ errors: [{ path: name }] });
});

test.each(['2026-02-30', '1999-12-31', 'tomorrow', '2026-1-1', 'infinity', '2026-01-01T00:00:00Z'])(
  'rejects %s as a due date or check date (C8.7)',
  (due) => {
    const errors = [{ path: 'due', message: 'Due date must be a date in 2000 or later' }];
    expect(check(NewAction, { title: 'Replace the cable', due })).toEqual({ errors });
    expect(check(ActionChange, { due })).toEqual({ errors });
    expect(check(ActionChange, { checkOn: due })).toMatchObject({ errors: [{ path: 'checkOn' }] });
  },
);

test('a change contains only what was sent, ignores report and club, and names every broken rule (C3.18)', () => {
  expect(check(ActionChange, { reportId: 'x', clubId: 'y', doneAt: 'z', createdAt: 'z' })).toEqual({ value: {} });
  expect(check(ActionChange, { details: '', worked: null, due: null })).toEqual({
    value: { details: null, worked: null, due: null },
  });
  const sent = { title: '', state: 'started', result: 'x'.repeat(2_001), worked: 'maybe', revision: 4 };
  const checked = check(ActionChange, sent);
  expect('errors' in checked && checked.errors.map(({ path }) => path)).toEqual(Object.keys(sent));
});

test('the register lists open actions by default and refuses unknown values (C8.7)', () => {
  const value = { state: 'open', due: null, mine: false, reportId: null, limit: 50, cursor: null };
  expect(check(ActionQuery, {})).toEqual({ value });
  expect(check(ActionQuery, { state: 'all', due: 'soon', mine: 'true', limit: '200' })).toEqual({
    value: { ...value, state: 'all', due: 'soon', mine: true, limit: 200 },
  });
  const sent = { state: 'closed', due: 'later', mine: 'false', reportId: 'x', limit: '0' };
  const checked = check(ActionQuery, sent);
  expect('errors' in checked && checked.errors.map(({ path }) => path)).toEqual(Object.keys(sent));
});

const TODAY = '2026-06-03';
const OPEN = { state: 'open', due: null, worked: null, checkOn: null } as const;
const DONE = { ...OPEN, state: 'done' } as const;
test.each<[Parameters<typeof formatDue>[0], DueWords | null]>([
  [OPEN, null],
  [
    { ...OPEN, due: '2026-05-31' },
    { kind: 'late', words: '3 days late' },
  ],
  [
    { ...OPEN, due: '2026-06-02' },
    { kind: 'late', words: '1 day late' },
  ],
  [
    { ...OPEN, due: TODAY },
    { kind: 'soon', words: 'due today' },
  ],
  [
    { ...OPEN, due: '2026-06-04' },
    { kind: 'soon', words: 'due tomorrow' },
  ],
  [
    { ...OPEN, due: '2026-06-05' },
    { kind: 'soon', words: 'due Friday' },
  ],
  [
    { ...OPEN, due: '2026-06-09' },
    { kind: 'soon', words: 'due Tuesday' },
  ],
  [
    { ...OPEN, due: '2026-06-10' },
    { kind: 'soon', words: 'due 10 Jun 2026' },
  ],
  [
    { ...OPEN, due: '2026-06-17' },
    { kind: 'soon', words: 'due 17 Jun 2026' },
  ],
  [
    { ...OPEN, due: '2026-09-18' },
    { kind: 'later', words: 'due 18 Sep 2026' },
  ],
  [
    { ...DONE, checkOn: '2026-06-04' },
    { kind: 'later', words: 'check due 4 Jun 2026' },
  ],
  [
    { ...DONE, checkOn: TODAY },
    { kind: 'check', words: 'check whether it worked' },
  ],
  [
    { ...DONE, checkOn: TODAY, worked: 'yes' },
    { kind: 'ended', words: 'it worked' },
  ],
  [DONE, { kind: 'ended', words: 'done' }],
  [
    { ...OPEN, state: 'dropped', due: '2026-05-31' },
    { kind: 'ended', words: 'dropped' },
  ],
])('on Wednesday 3 June %j reads %j (C8.8)', (action, words) => {
  expect(formatDue(action, TODAY)).toEqual(words);
});
