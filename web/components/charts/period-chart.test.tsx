import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PeriodChart } from './period-chart.tsx';

const inPeriod = (period: string) => ({ period, total: 2, none: 2, minor: 0, serious: 0, critical: 0 });
const chart = (periods: string[], reports: number) =>
  renderToStaticMarkup(
    <PeriodChart
      title="Reports over time"
      firstColumn="Period"
      periods={periods.map(inPeriod)}
      reports={reports}
      hrefOf={() => null}
    />,
  );

test.each([
  ['years', '2025', '2026'],
  ['quarters', '2025-Q4', '2026-Q1'],
  ['months', '2025-12', '2026-01'],
])('a chart without earlier %s says so (C12.1)', (kind, ...periods) => {
  expect(chart(periods, 5)).toContain(`The latest 2 ${kind}.`);
  expect(chart(periods, 4)).not.toContain('The latest');
});
