/** The language and direction of published texts (C14.8). */
import { expect, test } from 'vitest';
import { langOf } from './lang-of.ts';

test('a text in an unknown language still has its own direction, as Hebrew and Arabic need it (C14.8)', () => {
  expect(langOf({ language: 'de' })).toEqual({ lang: 'de', dir: 'auto' });
  expect(langOf({ language: null })).toEqual({ dir: 'auto' });
});
