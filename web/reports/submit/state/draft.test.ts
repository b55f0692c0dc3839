import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIDENTIAL_TEXTS } from '../../../../domain/reports/report.ts';
import { deleteDraft, isDraftComplete, readDraft, saveDraft } from './draft.ts';
import { EMPTY_FORM, FORM_FIELDS, isDirty, missingFields } from './values.ts';

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

const full = Object.fromEntries(FORM_FIELDS.map((name) => [name, `CANARY-${name}`])) as typeof EMPTY_FORM;

test('a draft holds everything except who reports and which aircraft it was (C7.9)', () => {
  saveDraft(full);
  const draft = readDraft();
  for (const name of FORM_FIELDS) {
    const confidential = (CONFIDENTIAL_TEXTS as readonly string[]).includes(name);
    expect(draft?.[name], name).toBe(confidential ? '' : `CANARY-${name}`);
  }
  for (const name of CONFIDENTIAL_TEXTS) expect([...stored.values()].join()).not.toContain(`CANARY-${name}`);
});

test('a draft remembers that something confidential was filled in, not what (C7.9)', () => {
  expect(isDraftComplete()).toBe(true);
  saveDraft({ ...EMPTY_FORM, narrative: 'Rope break' });
  expect(isDraftComplete()).toBe(true);
  saveDraft({ ...EMPTY_FORM, narrative: 'Rope break', reporterEmail: 'pat@example.org' });
  expect(isDraftComplete()).toBe(false);
  expect(readDraft()).toEqual({ ...EMPTY_FORM, narrative: 'Rope break' });
});

test('a deleted draft leaves nothing in storage (C7.9)', () => {
  saveDraft(full);
  deleteDraft();
  expect(stored.size).toBe(0);
  expect(readDraft()).toBeNull();
});

test.each(['', '{', '7', '[]', '{"reporterEmail":"a@b.example"}', '{"narrative":5}', '{"__proto__":"x"}'])(
  'a stored draft that reads %s is ignored',
  (text) => {
    stored.set('report-draft', text);
    expect(readDraft()).toBeNull();
  },
);

test('the form works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft(full);
  deleteDraft();
  expect(readDraft()).toBeNull();
});

test('only club, ten characters of narrative and an email are required (section 5)', () => {
  const labels = (values: Partial<typeof EMPTY_FORM>) =>
    missingFields({ ...EMPTY_FORM, ...values }).map(({ label }) => label);
  expect(labels({})).toEqual(['Club', 'Narrative', 'Email']);
  expect(labels({ clubId: 'x', narrative: ' 123456789 ', reporterEmail: ' ' })).toEqual(['Narrative', 'Email']);
  expect(labels({ clubId: 'x', narrative: '1234567890', reporterEmail: 'a' })).toEqual([]);
});

test('a detected region does not count as input', () => {
  expect(isDirty({ ...EMPTY_FORM, worldRegion: 'Canada' }, EMPTY_FORM, 'Canada')).toBe(false);
  expect(isDirty({ ...EMPTY_FORM, worldRegion: 'Chile' }, EMPTY_FORM, 'Canada')).toBe(true);
  expect(isDirty({ ...EMPTY_FORM, headline: 'x' }, EMPTY_FORM, null)).toBe(true);
});
