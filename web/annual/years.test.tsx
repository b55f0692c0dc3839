import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { YearOptions } from './years.tsx';

const years = (selected: string): string[] =>
  renderToStaticMarkup(<YearOptions selected={selected} thisYear={2026} />).match(/(?<=>)\d[^<]*/g) ?? [];

const LAST_TEN = ['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017'];

test('the last ten years can be chosen, and an older one from the address (C12.5)', () => {
  expect(years('2019')).toEqual(LAST_TEN);
  expect(years('1998')).toEqual(['1998', ...LAST_TEN]);
});

test.each(['20x6', '0999', '3000', '20260'])('an invalid year, %s, is not a choice (C12.5)', (year) => {
  expect(years(year)).toEqual(LAST_TEN);
  // Without an option of this value, browsers would show the first year as chosen.
  const options = renderToStaticMarkup(<YearOptions selected={year} thisYear={2026} />);
  expect(options).toContain(`<option hidden="" value="${year}"></option>`);
});
