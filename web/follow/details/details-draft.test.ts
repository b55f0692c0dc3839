import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DETAIL_FIELDS } from '../../../domain/receipt/details.ts';
import { CONFIDENTIAL_TEXTS } from '../../../domain/reports/report.ts';
import { detailErrors, detailsToSend, readDetailsDraft, writeDetailsDraft } from './details-draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the tab keeps typed details except which aircraft it was, and nothing once they are cleared (C7.9)', () => {
  writeDetailsDraft(Object.fromEntries(DETAIL_FIELDS.map((field) => [field, `CANARY-${field}`])));
  const kept = readDetailsDraft();
  for (const field of DETAIL_FIELDS) {
    const confidential = (CONFIDENTIAL_TEXTS as readonly string[]).includes(field);
    expect(kept[field], field).toBe(confidential ? undefined : `CANARY-${field}`);
  }
  expect([...stored.values()].join()).not.toContain('CANARY-aircraftRegistration');
  writeDetailsDraft({ model: '' });
  expect(stored.size).toBe(0);
  expect(readDetailsDraft()).toEqual({});
});

test.each(['', '{', '7', 'null', '["x"]', '{"aircraftRegistration":"D-1234"}', '{"model":5}', '{"narrative":"x"}'])(
  'a draft stored as %s is ignored (C7.9)',
  (text) => {
    stored.set('follow-details', text);
    expect(readDetailsDraft()).toEqual({});
  },
);

test('blank fields are not sent, and errors follow the rules of the form (C15.7)', () => {
  const lists = { injuryLevels: ['None', 'Fatal'] } as unknown as Parameters<typeof detailsToSend>[1];
  expect(detailsToSend({ model: ' ', injuryLevel: 'fatal', headline: 'Canopy' }, lists)).toEqual({
    injuryLevel: 'Fatal',
    headline: 'Canopy',
  });
  expect(detailErrors({ localDate: '2026-02-30', model: 'ASK 21' })).toEqual({
    localDate: 'Please enter a valid date (YYYY-MM-DD)',
  });
});
