import { expect, test } from 'vitest';
import { SEVERITIES } from '../severity/severity.ts';
import { daysAfter } from '../text/calendar.ts';
import { type Candidate, chooseLessons, daysApartInYear, weekStart } from './choose.ts';

const PHASES = ['Winch launch', 'Aerotow', 'Final approach', 'Landing', 'Thermalling', null];
const idOf = (index: number) =>
  `${String(index).padStart(8, '0')}-0000-4000-8000-${String(index * 7919).padStart(12, '0')}`;

/** Sixty copies over two years, with all severities and phases. */
const SIXTY: Candidate[] = Array.from({ length: 60 }, (_, index) => ({
  id: idOf(index),
  localDate: index % 5 === 0 ? null : daysAfter('2024-01-05', (index * 61) % 700),
  submittedAt: daysAfter('2024-01-09', (index * 61) % 700),
  severity: SEVERITIES[index % 4] ?? 'none',
  flightPhase: PHASES[index % PHASES.length] ?? null,
  suggestedUntil: null,
}));
const days = (from: string, count: number) => Array.from({ length: count }, (_, index) => daysAfter(from, index));
const idsOn = (day: string, of: readonly Candidate[] = SIXTY) => chooseLessons(of, day).map(({ id }) => id);
const YEAR = days('2026-01-01', 365);

test('everybody sees the same three lessons on a day, whatever the order of the copies (C17.2)', () => {
  for (const day of days('2026-03-01', 20)) {
    expect(new Set(idsOn(day)).size).toBe(3);
    expect(idsOn(day, SIXTY.toReversed())).toEqual(idsOn(day));
  }
});

test('over any 30 days at least 20 of 60 reports appear (C17.2)', () => {
  for (const start of YEAR) {
    const seen = new Set(days(start, 30).flatMap((day) => idsOn(day)));
    expect(seen.size, start).toBeGreaterThanOrEqual(20);
  }
});

const CHANGES: [string, (candidate: Candidate) => Candidate][] = [
  ['of one phase', (candidate: Candidate) => ({ ...candidate, flightPhase: 'Landing' })],
  ['of one season', (candidate: Candidate) => ({ ...candidate, localDate: '2025-07-01' })],
  ['reported in another season', (candidate: Candidate) => ({ ...candidate, localDate: null, submittedAt: '2025-12' })],
  [
    'nearly all of one phase',
    (candidate: Candidate) => ({ ...candidate, flightPhase: candidate.id < idOf(2) ? candidate.id : 'Landing' }),
  ],
];

test.each(CHANGES)('over 30 days at least 20 of 60 reports appear, even if they are %s (C17.2)', (_, change) => {
  const copies = SIXTY.map(change);
  for (const start of YEAR.filter((__, index) => index % 9 === 0)) {
    const seen = new Set(days(start, 30).flatMap((day) => idsOn(day, copies)));
    expect(seen.size, start).toBeGreaterThanOrEqual(20);
  }
});

test('the three lessons are of different phases if there are enough phases (C17.2)', () => {
  for (const day of YEAR) {
    const phases = chooseLessons(SIXTY, day).map(({ id, flightPhase }) => flightPhase ?? id);
    expect(new Set(phases).size, day).toBe(3);
  }
});

test('reports from the same time of year appear more often, by their date, else by the day of submission (C17.2)', () => {
  const shareOf = (copies: readonly Candidate[], isWanted: (candidate: Candidate) => boolean) => {
    const chosen = YEAR.filter((day) => day.slice(5, 7) === '07').flatMap((day) => chooseLessons(copies, day));
    return chosen.filter(isWanted).length / chosen.length;
  };
  const half = SIXTY.map((candidate, index) => ({
    ...candidate,
    severity: 'none' as const,
    flightPhase: null,
    localDate: index % 2 ? '2024-07-10' : '2023-01-10',
    submittedAt: '2025-01-01',
  }));
  expect(shareOf(half, ({ localDate }) => localDate === '2024-07-10')).toBeGreaterThan(0.65);
  const reported = half.map((candidate, index) => ({
    ...candidate,
    localDate: index % 3 ? null : '[date]',
    submittedAt: index % 2 ? '2024-07' : '2023-01',
  }));
  expect(shareOf(reported, ({ submittedAt }) => submittedAt === '2024-07')).toBeGreaterThan(0.65);
});

test('more severe reports appear more often (C17.2)', () => {
  const even = SIXTY.map((candidate) => ({ ...candidate, localDate: '2025-06-01', flightPhase: null }));
  const chosen = YEAR.flatMap((day) => chooseLessons(even, day));
  const countOf = (severity: string) => chosen.filter((each) => each.severity === severity).length;
  expect(countOf('critical')).toBeGreaterThan(countOf('serious'));
  expect(countOf('serious')).toBeGreaterThan(countOf('minor'));
  expect(countOf('minor')).toBeGreaterThan(countOf('none'));
});

test('suggested reports come first until their day; if there are more than three, the day chooses among them (C17.2)', () => {
  const suggest = (count: number) =>
    SIXTY.map((candidate, index) => ({ ...candidate, suggestedUntil: index < count ? '2026-06-11' : null }));
  const one = suggest(1);
  expect(idsOn('2026-06-10', one)[0]).toBe(idOf(0));
  const two = new Set(idsOn('2026-06-10', suggest(2)).slice(0, 2));
  expect(two).toEqual(new Set([idOf(0), idOf(1)]));
  const seven = days('2026-06-01', 10).flatMap((day) => idsOn(day, suggest(7)));
  expect(seven.every((id) => id < idOf(7))).toBe(true);
  expect(new Set(seven).size).toBe(7);
  expect(idsOn('2026-06-11', suggest(7))).toEqual(idsOn('2026-06-11'));
});

test('every suggested report is shown within ten days, however many severe ones are suggested with it (C17.2)', () => {
  for (let set = 0; set < 200; set += 1) {
    const copies = SIXTY.slice(0, 4 + (set % 3)).map((candidate, index) => ({
      ...candidate,
      id: idOf(set * 60 + index),
      severity: index < 3 ? ('critical' as const) : ('none' as const),
      localDate: index < 3 ? '2026-06-05' : '2025-01-05',
      suggestedUntil: '2026-07-01',
    }));
    const seen = new Set(days('2026-06-01', 10).flatMap((day) => idsOn(day, copies)));
    expect(seen.size, `set ${set}`).toBe(copies.length);
  }
});

test('hiding a copy that was not chosen does not change the choice (C17.2)', () => {
  for (const day of days('2026-05-01', 40)) {
    const chosen = idsOn(day);
    const hidden = SIXTY.find(({ id }) => !chosen.includes(id))?.id;
    expect(
      idsOn(
        day,
        SIXTY.filter(({ id }) => id !== hidden),
      ),
    ).toEqual(chosen);
  }
});

test('fewer than three copies are all shown', () => {
  expect(chooseLessons([], '2026-06-01')).toEqual([]);
  expect(idsOn('2026-06-01', SIXTY.slice(0, 2))).toHaveLength(2);
});

test('days are compared across the turn of the year', () => {
  expect(daysApartInYear('2020-12-30', '2026-01-02')).toBe(3);
  expect(daysApartInYear('2021-07-01', '2026-01-01')).toBe(182);
  // In every year, so that a season is as long for each.
  for (let year = 2015; year <= 2026; year += 1) expect(daysApartInYear(`${year}-05-01`, '2026-06-15')).toBe(45);
});

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
  ['1999-12-31', '1999-12-27'],
])('the week of %s begins on Monday %s (C17.3)', (day, monday) => {
  expect(weekStart(day)).toBe(monday);
});
