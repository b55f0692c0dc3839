import { expect, test } from 'vitest';
import { DAMAGE_LEVELS, INJURY_LEVELS } from '../reports/lookups.ts';
import { SEVERITIES, type Severity, severityOf } from './severity.ts';

test('section 9: the levels are none, minor, serious, critical', () => {
  expect(SEVERITIES).toEqual(['none', 'minor', 'serious', 'critical']);
});

const table: [injury: string | null, damage: string | null, severity: Severity][] = [
  [null, null, 'none'],
  ['', '', 'none'],
  ['No injury', 'No damage', 'none'],
  ['Injury unknown', 'Damage unknown', 'none'],
  ['Minor injury', null, 'minor'],
  [null, 'Minor damage', 'minor'],
  ['Minor injury', 'No damage', 'minor'],
  ['Serious injury', null, 'serious'],
  [null, 'Substantial damage', 'serious'],
  ['Minor injury', 'Substantial damage', 'serious'],
  ['Serious injury', 'Minor damage', 'serious'],
  ['Fatal injury', null, 'critical'],
  [null, 'Aircraft destroyed', 'critical'],
  ['No injury', 'Aircraft destroyed', 'critical'],
  ['Fatal injury', 'No damage', 'critical'],
  ['Serious injury', 'Aircraft destroyed', 'critical'],
  ['FATAL', 'NONE', 'critical'],
  ['none', 'DESTROYED', 'critical'],
  ['two serious and one fatal', null, 'critical'],
  ['minor, then serious', null, 'serious'],
  [null, 'substantially broken', 'serious'],
  ['minors aboard', null, 'minor'],
  // The words count only where section 3 looks for them: fatal and serious among injuries, the others among damage.
  ['destroyed', 'fatal', 'none'],
  ['substantial', 'serious', 'none'],
];

test.each(table)('section 3: injury %j and damage %j are %s', (injuryLevel, highestDamage, severity) => {
  expect(severityOf({ injuryLevel, highestDamage })).toBe(severity);
});

test('section 3: the lists reach every severity by injury and by damage', () => {
  const byInjury = INJURY_LEVELS.map(({ value }) => severityOf({ injuryLevel: value, highestDamage: null }));
  const byDamage = DAMAGE_LEVELS.map(({ value }) => severityOf({ injuryLevel: null, highestDamage: value }));
  expect(byInjury).toEqual(['none', 'minor', 'serious', 'critical', 'none']);
  expect(byDamage).toEqual(byInjury);
});
