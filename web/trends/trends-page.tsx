/** Public trends from copies only, complete in the HTML without scripts (C12.3). */

import { daysOfPeriod } from '../../domain/analytics/periods.ts';
import type { Trends } from '../../domain/analytics/trends.ts';
import { fill } from '../../domain/language/text.ts';
import { labelOf } from '../../domain/reports/labels/labels.ts';
import { copyText } from '../../domain/reports/labels/placeholders.ts';
import { NOT_GIVEN } from '../../domain/reports/trend-filters/trend-filters.ts';
import { BarChart } from '../components/charts/bar-chart.tsx';
import { PeriodChart } from '../components/charts/period-chart.tsx';
import { REPORTS_MIN, TOO_FEW, TRUST_NOTE } from '../components/charts/too-few.tsx';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { localised } from '../language/prefix.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { paths } from '../paths.ts';
import * as words from './words/en.ts';

export default function TrendsPage({ trends: { total, periods, byPhase, byCategory } }: { trends: Trends }) {
  return (
    <PublicLayout>
      <div className="mx-auto max-w-6xl px-4 pt-10 pb-20 sm:px-6 sm:pt-14">
        <h1 className="text-title">{words.trends}</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{fill(words.intro, { trust: TRUST_NOTE })}</p>
        <p className="mt-3">
          <a href={localised(paths.reports())} className="inline-flex min-h-11 items-center text-sky underline">
            {words.readReports}
          </a>
        </p>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
          {total < REPORTS_MIN ? (
            <p className="rounded-card border border-line bg-surface px-6 py-14 text-center text-ink-soft">{TOO_FEW}</p>
          ) : (
            <>
              <PeriodChart
                title={words.overTime}
                firstColumn={words.quarter}
                periods={periods}
                reports={total}
                hrefOf={(period) => paths.reports(daysOfPeriod(period))}
              />
              <BarChart
                title={words.flightPhase}
                firstColumn={words.flightPhase}
                rows={byPhase.map((row) => ({ ...row, label: copyText(labelOf(row.label)), href: null }))}
                reports={total}
              />
              <BarChart
                title={words.aircraftCategory}
                firstColumn={words.aircraftCategory}
                reports={total}
                rows={byCategory.map((row) => ({
                  ...row,
                  label: copyText(labelOf(row.label)),
                  href: row.label === NOT_GIVEN ? null : paths.reports({ aircraftCategory: row.label }),
                }))}
              />
            </>
          )}
        </div>
      </div>
      <FloatingThemeToggle />
    </PublicLayout>
  );
}
