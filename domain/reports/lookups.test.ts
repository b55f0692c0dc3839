import { expect, test } from 'vitest';
import { textError } from '../text/rule.ts';
import * as lookups from './lookups.ts';
import { REPORT_TEXTS } from './report.ts';

const { COMMON_FIELDS } = lookups;
const lists = Object.entries(COMMON_FIELDS);

test('there are exactly these ten lists (section 3, C3.5)', () => {
  expect(Object.keys(COMMON_FIELDS)).toEqual([
    'worldRegions',
    'injuryLevels',
    'damageLevels',
    'aircraftCategories',
    'manufacturers',
    'operationTypes',
    'flightPhases',
    'weatherConditions',
    'airspaceClasses',
    'flightRules',
  ]);
});

test.each(lists)('the values of %s are distinct and allowed in a report (C3.5)', (_name, list) => {
  expect(list.length).toBeGreaterThan(3);
  expect(new Set(list.map((value) => value.toLowerCase())).size).toBe(list.length);
  expect(list.filter((value) => textError(value, REPORT_TEXTS.headline) !== null || value !== value.trim())).toEqual(
    [],
  );
});

test('injury and damage levels share no value, so the severity filter can tell them apart (C3.15)', () => {
  const damage = COMMON_FIELDS.damageLevels.map((value) => value.toLowerCase());
  expect(COMMON_FIELDS.injuryLevels.filter((value) => damage.includes(value.toLowerCase()))).toEqual([]);
});

const adrep = Object.values(lookups).flatMap((list) => (Array.isArray(list) ? (list as object[]) : []));

test('every ADREP value has a numeric id, or says that there is none', () => {
  expect(adrep.length).toBeGreaterThan(100);
  for (const entry of adrep) {
    const ids = Object.entries(entry).filter(([key]) => key.startsWith('adrep'));
    expect(ids.length, JSON.stringify(entry)).toBeGreaterThan(0);
    for (const [, id] of ids) expect(id === null || /^\d+$/.test(id), JSON.stringify(entry)).toBe(true);
  }
});
