/** Trend charts whose rows and bars link to the reports they count (C12.2). */
import type { Analytics } from '../../domain/analytics/analytics.ts';
import { daysOfPeriod } from '../../domain/analytics/periods.ts';
import type { Tally } from '../../domain/analytics/tally.ts';
import { categoryOfLabel } from '../../domain/follow-up/categories.ts';
import { fill } from '../../domain/language/text.ts';
import { labelOf } from '../../domain/reports/labels/labels.ts';
import { NOT_GIVEN } from '../../domain/reports/trend-filters/trend-filters.ts';
import { BarChart, type BarRow } from '../components/charts/bar-chart.tsx';
import { type Figure, FigureList } from '../components/charts/figure-list.tsx';
import { PeriodChart } from '../components/charts/period-chart.tsx';
import { responseTime } from '../components/charts/response-time.ts';
import { REPORTS_MIN, TOO_FEW, TRUST_NOTE } from '../components/charts/too-few.tsx';
import type { ListFilters } from '../components/filters/list-filters.ts';
import { paths } from '../paths.ts';
import * as words from './words/en.ts';

type Props = { data: Analytics; filters: ListFilters };

type FilterOf = (label: string) => Record<string, string>;

type Chart = {
  title: string;
  firstColumn: string;
  rows: (data: Analytics) => Tally[];
  unset: string;
  filterOf: FilterOf;
  labels?: Record<string, string>;
  display?: (label: string) => string | undefined;
  note?: string;
};

const CHARTS: Chart[] = [
  {
    title: words.flightPhase,
    firstColumn: words.flightPhase,
    rows: (data) => data.byPhase,
    unset: 'flightPhase',
    filterOf: (label) => ({ flightPhase: label }),
    display: labelOf,
  },
  {
    title: words.aircraftCategory,
    firstColumn: words.aircraftCategory,
    rows: (data) => data.byCategory,
    unset: 'aircraftCategory',
    filterOf: (label) => ({ aircraftCategory: label }),
    display: labelOf,
  },
  {
    title: words.operationType,
    firstColumn: words.operationType,
    rows: (data) => data.byOperation,
    unset: 'operationType',
    filterOf: (label) => ({ operationType: label }),
    display: labelOf,
  },
  {
    title: words.categoryOfOccurrence,
    firstColumn: words.category,
    rows: (data) => data.byOccurrenceCategory,
    unset: 'occurrenceCategory',
    filterOf: (label) => ({ occurrenceCategory: String(categoryOfLabel(label)?.id ?? '') }),
    display: (label) => categoryOfLabel(label)?.label,
    note: words.countsInBoth,
  },
  {
    title: words.risk,
    firstColumn: words.risk,
    rows: (data) => data.byRisk,
    labels: words.riskGrades,
    unset: 'riskGrade',
    filterOf: (label) => ({ riskGrade: label }),
  },
];

/** Intersection of a period with the filter's days. */
function clipToFilter(period: string, { startDate, endDate }: ListFilters): { startDate: string; endDate: string } {
  const days = daysOfPeriod(period);
  return {
    startDate: startDate > days.startDate ? startDate : days.startDate,
    endDate: endDate !== '' && endDate < days.endDate ? endDate : days.endDate,
  };
}

export function Charts({ data, filters }: Props) {
  const reportsHref = (more: Record<string, string>) => paths.dashboard({ ...filters, ...more });
  const barRows = (rows: readonly Tally[], { unset, filterOf, labels, display }: Chart): BarRow[] =>
    rows.map(({ label, total }) => ({
      label: labels?.[label] ?? display?.(label) ?? label,
      total,
      href: reportsHref(label === NOT_GIVEN ? { unset } : filterOf(label)),
    }));
  if (data.total < REPORTS_MIN)
    return <p className="rounded-card border border-line bg-surface px-6 py-14 text-center text-ink-soft">{TOO_FEW}</p>;
  return (
    <>
      <Figures data={data} />
      <p className="mt-4 mb-6 text-ink-soft">{TRUST_NOTE}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="min-w-0 lg:col-span-2">
          <PeriodChart
            title={words.overTime}
            firstColumn={words.period}
            periods={data.periods}
            reports={data.total}
            hrefOf={(period) => reportsHref(clipToFilter(period, filters))}
          />
        </div>
        {CHARTS.map((chart) => (
          <BarChart
            key={chart.title}
            title={chart.title}
            firstColumn={chart.firstColumn}
            {...(chart.note && { note: chart.note })}
            rows={barRows(chart.rows(data), chart)}
            reports={data.total}
          />
        ))}
      </div>
    </>
  );
}

function Figures({ data: { total, review, actions } }: { data: Analytics }) {
  const figures: Figure[] = [
    [words.reports, total],
    responseTime(review.medianDays),
    [words.waiting, review.waiting],
    [words.actionsOpen, actions.overdue > 0 ? fill(words.openAndOverdue, actions) : actions.open],
    [words.actionsDone, fill(words.doneAndWorked, actions)],
  ];
  return <FigureList figures={figures} />;
}
