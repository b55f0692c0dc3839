/** Which addresses share a cached page, and which do not (C3.16). */
import { expect, test } from 'vitest';
import { cacheKey, reportsUrlOf } from './cache-key.ts';

const ID = '0b9e2f0e-6f0b-4d37-9a53-0d7c5d3a3b11';
const kept = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const query: Record<string, string | string[]> = {};
  for (const name of searchParams.keys()) {
    const [first = '', ...more] = searchParams.getAll(name);
    query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return cacheKey(pathname, query);
};

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/submit?fbclid=1', '/submit'],
  ['/reports', '/reports'],
  ['/reports?utm_source=mail&fbclid=1', '/reports'],
  ['/reports?keyword=&startDate=', '/reports'],
  ['/reports?keyword=+++', '/reports'],
  [`/reports?report=${ID}`, `/reports?report=${ID}`],
  [`/reports?fbclid=1&report=${ID.toUpperCase()}`, `/reports?report=${ID}`],
])('%s is cached as %s, without unknown parameters', (address, as) => {
  expect(kept(address)).toBe(as);
});

test('all filtered lists share one cached page, which is not the whole list', () => {
  const pages = ['keyword=a', 'keyword=b&utm_source=c', 'startDate=2026-02-30', 'severity=x&severity='];
  expect(new Set(pages.map((query) => kept(`/reports?${query}`)))).toEqual(new Set(['/reports filtered']));
  expect(kept(`/reports?report=${ID}&keyword=a`)).toBe(`/reports?report=${ID} filtered`);
});

test('if a filter is given twice, the first counts, as in the browser', () => {
  expect(reportsUrlOf({ keyword: ['', 'a'] }).isFiltered).toBe(false);
  expect(reportsUrlOf({ keyword: ['a', ''] }).isFiltered).toBe(true);
});
