import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import { closingAfter, closingProblems, NOT_CLOSED } from './closing.ts';
import { HazardChange, NewHazard } from './hazard.ts';
import { classOf, GRADES, LEVEL_CLASSES, levelLabel, levelOf } from './level.ts';
import { printedRegister } from './printed-register.ts';
import { byUrgency, HazardQuery, isToReview } from './register.ts';

const TODAY = '2026-06-03';
const MINIMAL = { title: 'Winch cable across the runway', severity: 4, likelihood: 3 };

test('the level is severity times likelihood, in four named classes (C18.2)', () => {
  const levels = GRADES.flatMap((severity) => GRADES.map((likelihood) => levelOf(severity, likelihood) ?? 0));
  const wordsOf = (level: number) => levelLabel(classOf(level));
  expect([1, 4, 5, 9, 10, 14, 15, 25].map(wordsOf)).toEqual([
    'acceptable',
    'acceptable',
    'tolerable with care',
    'tolerable with care',
    'undesirable',
    'undesirable',
    'unacceptable',
    'unacceptable',
  ]);
  expect(LEVEL_CLASSES.map((name) => levels.filter((level) => classOf(level) === name).length)).toEqual([6, 4, 7, 8]);
  expect([levelOf(null, 3), levelOf(3, null)]).toEqual([null, null]);
});

test('only title, severity and likelihood are required, and texts have the limits of the contract (C18.1)', () => {
  expect(check(NewHazard, MINIMAL)).toEqual({ value: MINIMAL });
  const checked = check(NewHazard, {});
  expect('errors' in checked && checked.errors.map(({ path }) => path)).toEqual(['title', 'severity', 'likelihood']);
  for (const [name, most] of [
    ['title', 200],
    ['description', 2_000],
    ['controls', 2_000],
    ['ownerName', 100],
    ['closedBecause', 200],
  ] as const) {
    expect(check(NewHazard, { ...MINIMAL, [name]: 'x'.repeat(most) })).toHaveProperty('value');
    expect(check(NewHazard, { ...MINIMAL, [name]: 'x'.repeat(most + 1) })).toMatchObject({ errors: [{ path: name }] });
  }
  expect(check(NewHazard, { ...MINIMAL, closedBecause: 'one\ntwo' })).toMatchObject({
    errors: [{ path: 'closedBecause' }],
  });
});

test.each(['severity', 'likelihood', 'leftSeverity', 'leftLikelihood'])(
  '%s is a whole number from 1 to 5 (C18.1)',
  (name) => {
    for (const value of [1, 5]) expect(check(HazardChange, { [name]: value })).toEqual({ value: { [name]: value } });
    for (const value of [0, 6, 2.5, '3', true, [3]])
      expect(check(HazardChange, { [name]: value })).toMatchObject({ errors: [{ path: name }] });
    const left = check(HazardChange, { [name]: null });
    expect('value' in left).toBe(name.startsWith('left'));
  },
);

test('ids in a list are deduplicated; an invalid list, or one that is too long, is refused (C18.1)', () => {
  expect(check(HazardChange, { reports: ['A', 'b', 'a'], actions: [] })).toEqual({
    value: { reports: ['a', 'b'], actions: [] },
  });
  for (const reports of ['a', [1], null, Array.from({ length: 201 }, (_, at) => `${at}`)])
    expect(check(HazardChange, { reports })).toMatchObject({ errors: [{ path: 'reports' }] });
});

test('a change ignores club, id and time of creation, and refuses a review date before 2000 (C18.1)', () => {
  expect(check(HazardChange, { clubId: 'x', id: 'y', createdAt: 'z' })).toEqual({ value: {} });
  expect(check(HazardChange, { reviewOn: '1999-12-31' })).toMatchObject({ errors: [{ path: 'reviewOn' }] });
});

test('closing requires a reason, only a closed hazard has one, and reopening clears it (C18.3)', () => {
  const closed = { state: 'closed', closedBecause: 'The winch was replaced' } as const;
  const at = [{ path: 'closedBecause', message: expect.any(String) }];
  expect(closingProblems(NOT_CLOSED, { state: 'closed' })).toEqual(at);
  expect(closingProblems(NOT_CLOSED, { closedBecause: 'Gone' })).toEqual(at);
  expect(closingProblems(NOT_CLOSED, { state: 'accepted', closedBecause: 'Gone' })).toEqual(at);
  expect(closingProblems(closed, { closedBecause: null })).toEqual(at);
  for (const wanted of [
    {},
    { state: 'closed' },
    { state: 'open' },
    { state: 'accepted', closedBecause: null },
  ] as const)
    expect(closingProblems(closed, wanted)).toEqual([]);
  expect(closingAfter(closed, { state: 'open' })).toEqual(NOT_CLOSED);
  expect(closingAfter(closed, {})).toEqual(closed);
});

test('the register lists open hazards by default and refuses unknown values (C18.1)', () => {
  const none = { level: null, severity: null, likelihood: null, reportId: null, actionId: null };
  expect(check(HazardQuery, {})).toEqual({ value: { state: 'open', ...none, limit: 50, cursor: null } });
  expect(check(HazardQuery, { state: 'all', level: '25', severity: '5', likelihood: ' 5 ' })).toMatchObject({
    value: { state: 'all', level: 25, severity: 5, likelihood: 5 },
  });
  const sent = { state: 'done', level: '26', severity: '6', likelihood: '0', reportId: 'x', actionId: 'y' };
  const checked = check(HazardQuery, sent);
  expect('errors' in checked && checked.errors.map(({ path }) => path)).toEqual(Object.keys(sent));
});

const hazard = (name: string, of: object = {}) => ({
  name,
  state: 'open' as const,
  reviewOn: null,
  severity: 1,
  likelihood: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...of,
});

test('open hazards past their review come first, longest overdue first, then by level, then newest first (C18.1)', () => {
  const ordered = [
    hazard('longest past', { reviewOn: '2026-01-01' }),
    hazard('past, higher', { reviewOn: '2026-06-02', severity: 5 }),
    hazard('past', { reviewOn: '2026-06-02' }),
    hazard('highest', { severity: 5, likelihood: 5 }),
    hazard('today', { severity: 5, likelihood: 4, reviewOn: TODAY }),
    hazard('newer', { severity: 2, createdAt: '2026-02-01T00:00:00.000Z' }),
    hazard('accepted and past', { state: 'accepted', severity: 2, reviewOn: '2026-01-01' }),
    hazard('lowest'),
  ];
  const names = [...ordered]
    .reverse()
    .sort(byUrgency(TODAY))
    .map(({ name }) => name);
  expect(names).toEqual(ordered.map(({ name }) => name));
  expect(ordered.filter((each) => isToReview(each, TODAY)).map(({ name }) => name)).toEqual(names.slice(0, 3));
});

test('the printed register groups hazards by level, highest first, with completed and open actions (C18.3)', () => {
  const whole = (name: string, of: object) => ({ ...hazard(name, of), id: name, actions: ['done', 'open', 'dropped'] });
  const action = (state: 'open' | 'done' | 'dropped') => ({ id: state, state, title: state }) as never;
  const hazards = [
    whole('low', {}),
    whole('high', { severity: 5, likelihood: 3 }),
    whole('higher', { severity: 5, likelihood: 5 }),
  ];
  const groups = printedRegister(hazards as never, [action('open'), action('done'), action('dropped')], TODAY);
  expect(groups.map(({ level, hazards: of }) => [level, of.map(({ hazard: { id } }) => id)])).toEqual([
    ['unacceptable', ['higher', 'high']],
    ['acceptable', ['low']],
  ]);
  const [first] = groups[0]?.hazards ?? [];
  expect([first?.done.map(({ id }) => id), first?.open.map(({ id }) => id)]).toEqual([['done'], ['open']]);
});
