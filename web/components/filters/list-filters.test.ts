/** Filters in the URL (specification section 2; C3.3, C3.13). */
import { expect, test } from 'vitest';
import { isFiltered, readFilters } from './list-filters.ts';

test.each(['keyword=+++', 'keyword=%E2%80%8B', 'keyword=&startDate=', 'utm_source=mail'])(
  '?%s sets no filter: blank values, invisible characters and unknown parameters count as not given (C3.3, C3.13)',
  (query) => {
    expect(isFiltered(readFilters(new URLSearchParams(query)))).toBe(false);
  },
);

test('the value of a filter is read unchanged', () => {
  const filters = readFilters(new URLSearchParams('keyword=winch+&endDate=2026-05-01'));
  expect(filters).toMatchObject({ keyword: 'winch ', endDate: '2026-05-01' });
  expect(isFiltered(filters)).toBe(true);
});
