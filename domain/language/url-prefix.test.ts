import { expect, test } from 'vitest';
import { readLanguage, withPrefix } from './url-prefix.ts';

test.each([
  ['/de', 'de', '/', false],
  ['/de/submit', 'de', '/submit', false],
  ['/de/', 'de', '/', false],
  ['/en/manager', 'en', '/manager', true],
  ['/submit', 'en', '/submit', false],
  ['/xx/submit', 'en', '/xx/submit', false],
  // Two slashes are not a page: the browser would take what follows for a host, or keep reloading.
  ['/en//elsewhere.example', 'en', '/en//elsewhere.example', false],
  ['/en/\\elsewhere.example', 'en', '/en/\\elsewhere.example', false],
  ['/de//submit', 'en', '/de//submit', false],
  ['/DE', 'en', '/DE', false],
  ['/deutsch', 'en', '/deutsch', false],
])('%s is read as %s %s (C14.1)', (address, language, path, isRedundant) => {
  expect(readLanguage(address, 'en')).toEqual({ language, path, isRedundant });
});

test('if the default is German, English has a prefix (C14.1)', () => {
  expect(readLanguage('/submit', 'de').language).toBe('de');
  expect(readLanguage('/en/submit', 'de')).toEqual({ language: 'en', path: '/submit', isRedundant: false });
  expect([withPrefix('/en', '/'), withPrefix('/en', '/submit'), withPrefix('', '/')]).toEqual([
    '/en',
    '/en/submit',
    '/',
  ]);
});
