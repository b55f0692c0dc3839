import { expect, test } from 'vitest';
import { severityOf } from '../severity/severity.ts';
import { searchWords } from '../text/folding/search.ts';
import { PublicReport } from './public/public-report.ts';
import { CONFIDENTIAL_TEXTS, REPORT_TEXT_NAMES, type ReportText } from './report.ts';
import {
  criteriaOf,
  filterKey,
  filterKeys,
  isUnfiltered,
  matches,
  publicSearchText,
  staffSearchText,
} from './search-keys.ts';

const canaries = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, `Canary-${name}`])) as Record<
  ReportText,
  string
>;
const report = { ...canaries, smsManagerComment: 'Canary-smsManagerComment' };
const finds = (text: string, keyword: string) => searchWords(keyword).every((word) => text.includes(word));

const BRUISES =
  'The pilot had bruises on both arms and a small cut on the forehead; the passenger in the rear seat had ';

test.each([
  `${BRUISES}serious back injuries`,
  `${BRUISES}fatal injuries`,
  `${BRUISES}minor pains`,
  `${BRUISES}no complaints at all on the next day`,
  `${BRUISES.slice(0, 90)}no words of a kind that is totally unclear`,
  `${'schwer verletzt war zum Glück '.repeat(4)}niemand`,
  `${BRUISES}a destroyed canopy and substantial damage`,
])('the keys of a long level have its severity: %s (C12.2)', (text) => {
  for (const field of ['injuryLevel', 'highestDamage'] as const) {
    const levels = { injuryLevel: null, highestDamage: null, [field]: text };
    const { injuryKey, damageKey } = filterKeys({ ...levels, aircraftCategory: null });
    expect(severityOf({ injuryLevel: injuryKey, highestDamage: damageKey })).toBe(severityOf(levels));
    expect((injuryKey ?? damageKey ?? '').length).toBeLessThanOrEqual(120);
    expect([injuryKey, damageKey]).toContain(criteriaOf({ ...ALL, severity: text }).severityKey);
  }
});

test.each([...REPORT_TEXT_NAMES, 'smsManagerComment'])('staff search covers %s (C3.13)', (name) => {
  expect(finds(staffSearchText(report), `CANARY-${name}`)).toBe(true);
});

const shown = Object.keys(PublicReport.shape).filter(
  (key) => !['id', 'language', 'severity', 'submittedAt'].includes(key),
);

test.each(shown)('public search covers %s, which the copy shows (C3.13)', (name) => {
  expect(finds(publicSearchText(report as unknown as PublicReport), `canary-${name}`)).toBe(true);
});

test.each([
  ...CONFIDENTIAL_TEXTS,
  'utcDate',
  'utcTime',
  'otherAircraftInfo',
  'lastDeparturePointIcao',
  'id',
  'submittedAt',
])('public search never covers %s, even if a copy contained it (C3.13)', (name) => {
  const copy = { ...report, id: 'Canary-id', submittedAt: 'Canary-submittedAt' } as unknown as PublicReport;
  expect(finds(publicSearchText(copy), `canary-${name}`)).toBe(false);
});

test('an unset field is not found as the word null (C3.13)', () => {
  const unset = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, null])) as Record<ReportText, null>;
  expect(staffSearchText({ ...unset, smsManagerComment: null })).toBe('');
});

test.each([
  ['Minor injury', 'MINOR INJURY', true],
  ['Müller', 'MU\u0308LLER', true],
  ['Minor injury', 'Minor', false],
  ['Minor injury', 'Minor damage', false],
  ['Müller', 'Muller', false],
])('%s equals %s, ignoring only case: %s (C3.15)', (one, other, equal) => {
  expect(filterKey(one) === filterKey(other)).toBe(equal);
});

test('a key has at most 120 code points, and never half a surrogate pair (C3.15)', () => {
  expect(filterKey('\u8e8d'.repeat(200))).toBe('\u8e8d'.repeat(120));
  expect(filterKey('\u{1f681}'.repeat(100))).toBe('\u{1f681}'.repeat(100));
  expect(filterKey(`a${'\u{1f681}'.repeat(60)}${'b'.repeat(79)}`)).toBe(`a${'\u{1f681}'.repeat(60)}${'b'.repeat(59)}`);
});

test('unset values have no key (C3.15)', () => {
  const values = { injuryLevel: 'Minor INJURY', highestDamage: null, aircraftCategory: 'Drone' };
  expect(filterKeys(values)).toEqual({ injuryKey: 'minor injury', damageKey: null, categoryKey: 'drone' });
});

const COPY = {
  searchText: 'winch launch\nglider',
  injuryKey: 'none',
  damageKey: 'minor',
  categoryKey: 'glider',
  submittedOn: '2026-05-10',
  isMonthOnly: false,
};
const ALL = { keyword: null, startDate: null, endDate: null, severity: null, aircraftCategory: null };

test.each([
  [{}, true],
  [{ keyword: ' ' }, true],
  [{ keyword: 'LAUNCH winch' }, true],
  [{ keyword: 'launch cable' }, false],
  [{ keyword: 'launchglider' }, false],
  [{ startDate: '2026-05-10', endDate: '2026-05-10' }, true],
  [{ startDate: '2026-05-11' }, false],
  [{ endDate: '2026-05-09' }, false],
  [{ severity: 'None' }, true],
  [{ severity: 'MINOR' }, true],
  [{ severity: 'Fatal' }, false],
  [{ aircraftCategory: 'Glider' }, true],
  [{ aircraftCategory: 'Balloon' }, false],
  [{ keyword: 'winch', severity: 'Minor', aircraftCategory: 'Balloon' }, false],
])('a copy matches the filters %o: %s (C3.13 to C3.15)', (filters, found) => {
  expect(matches(COPY, criteriaOf({ ...ALL, ...filters }))).toBe(found);
});

test.each(["l'eleve", 'l’eleve'])('the keyword %s matches a copy with either apostrophe (C3.13)', (keyword) => {
  for (const searchText of ["l'eleve", 'l’eleve'])
    expect(matches({ ...COPY, searchText }, criteriaOf({ ...ALL, keyword }))).toBe(true);
  expect(matches({ ...COPY, searchText: 'leleve' }, criteriaOf({ ...ALL, keyword }))).toBe(false);
});

test('a copy without a value for a filtered field does not match (C3.15)', () => {
  const silent = { ...COPY, injuryKey: null, damageKey: null, categoryKey: null };
  expect(matches(silent, criteriaOf({ ...ALL, severity: 'None' }))).toBe(false);
  expect(matches(silent, criteriaOf({ ...ALL, aircraftCategory: 'Glider' }))).toBe(false);
  expect(matches(silent, criteriaOf(ALL))).toBe(true);
});

test.each([
  [{}, true],
  [{ keyword: ' \u00AD ' }, true],
  [{ keyword: 'a' }, false],
  [{ startDate: '2026-05-11' }, false],
  [{ endDate: '2026-05-09' }, false],
  [{ severity: 'None' }, false],
  [{ aircraftCategory: 'Glider' }, false],
])('the filters %o count as no filter: %s (C3.14)', (filters, nothing) => {
  expect(isUnfiltered(criteriaOf({ ...ALL, ...filters }))).toBe(nothing);
});
