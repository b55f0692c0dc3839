import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../../../../domain/follow-up/categories.ts';
import { EVENT_TYPES } from '../../../../../domain/follow-up/event-types.ts';
import { search } from '../../../../ui/picker/option-list.tsx';
import { categories, eventTypes } from './words/en.ts';

test.each([
  ['categories', CATEGORIES, categories],
  ['event types', EVENT_TYPES, eventTypes],
] as const)('search words for %s belong to known codes, and are plain lower-case words (C8.5)', (_, codes, words) => {
  const ids = codes.map(({ id }) => id as number);
  const known = Object.keys(words).map(Number);
  expect(known.filter((id) => !ids.includes(id))).toEqual([]);
  expect(known.length).toBeGreaterThan(20);
  for (const text of Object.values(words)) expect(text).toMatch(/^[a-z][a-z -]+[a-z]$/);
});

describe('every event type has search words', () => {
  test.each(EVENT_TYPES.map(({ id, label }) => [label, id] as const))('%s', (_, id) => {
    expect(eventTypes[id]).toBeTruthy();
  });
});

const options = EVENT_TYPES.map(({ id, label, adrep }) => ({
  value: String(id),
  label,
  hint: adrep,
  keywords: eventTypes[id],
}));
const found = (text: string) => search(options, text).map(({ label }) => label);

test.each([
  ['weak link', 'Winch cable broke'],
  ['Weak Link broke', 'Winch cable broke'],
  ['groundloop', 'Ran off the side of the runway or strip'],
  ['canopy opened in flight', 'Canopy would not open or close'],
  ['outlanding', 'Forced field landing'],
  ['airprox', 'Near miss with another aircraft'],
])('a search for %j finds %j first (C8.5)', (text, label) => {
  expect(found(text)[0]).toBe(label);
});

test('a match in the label ranks before one in the search words (C8.5)', () => {
  expect(found('rope')).toEqual(['Aerotow rope broke', 'Winch cable broke']);
});

test('a search ignores case and accents, also of letters without a Unicode decomposition (C14.5)', () => {
  const labels = ['Außenlandung', 'Kołowanie', 'Glasflügel'].map((label) => ({ value: label, label }));
  const first = (text: string) => search(labels, text)[0]?.label;
  expect(['aussenland', 'KOLOW', 'glasflugel'].map(first)).toEqual(['Außenlandung', 'Kołowanie', 'Glasflügel']);
});

test('an empty search lists everything, and a search without matches nothing', () => {
  expect([found(' ').length, found('submarine')]).toEqual([EVENT_TYPES.length, []]);
});
