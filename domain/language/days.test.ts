import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('./words/en.ts');
  vi.resetModules();
});

test.each([
  ['fr', '2026-06-01', '1er juin 2026'],
  ['fr', '2026-06-11', '11 juin 2026'],
  ['de', '2026-06-01', '1. Juni 2026'],
  ['en', '2026-09-01', '1 Sep 2026'],
])('in %s, %s is written as people write it (C14.10)', async (language, day, words) => {
  vi.doMock('./words/en.ts', () => ({ language }));
  const { formatDay } = await import('./days.ts');
  expect(formatDay(day)).toBe(words);
});
