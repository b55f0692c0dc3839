/** Trend charts whose rows and bars link to the reports they count (C12.2). */
import type { Analytics } from '../../domain/analytics/analytics.ts';
import { daysOfPeriod } from '../../domain/analytics/periods.ts';
import type { Tally } from '../../domain/analytics/tally.ts';
import { categoryOfLabel } from '../../domain/follow-up/categories.ts';
import { fill } from '../../domain/language/text.ts';
import { labelOf } from '../../domain/reports/labels/labels.ts';
import { NOT_GIVEN } from '../../domain/reports/trend-filters/pattern-filters.ts';
import { BarChart, type BarLine } from '../components/charts/bar-chart.tsx';
import { type Figure, FigureList } from '../components/charts/figure-list.tsx';
import { PeriodChart } from '../components/charts/period-chart.tsx';
import { responseTime } from '../components/charts/response-time.ts';
import { MORE_IS_TRUST, REPORTS_MIN, TOO_FEW } from '../components/charts/too-few.tsx';
import type { ListFilters } from '../components/filters/list-filters.ts';
import { paths } from '../paths.ts';
import * as words from './words/en.ts';

type Props = { data: Analytics; filters: ListFilters };

type Lead = (label: string) => Record<string, string>;

type Chart = {
  title: string;
  of: string;
  rows: (data: Analytics) => Tally[];
  unset: string;
  lead: Lead;
  labels?: Record<string, string>;
  say?: (label: string) => string | undefined;
  note?: string;
};

const CHARTS: Chart[] = [
  {
    title: words.flightPhase,
    of: words.flightPhase,
    rows: (data) => data.byPhase,
    unset: 'flightPhase',
    lead: (label) => ({ flightPhase: label }),
    say: labelOf,
  },
  {
    title: words.aircraftCategory,
    of: words.aircraftCategory,
    rows: (data) => data.byCategory,
    unset: 'aircraftCategory',
    lead: (label) => ({ aircraftCategory: label }),
    say: labelOf,
  },
  {
    title: words.operationType,
    of: words.operationType,
    rows: (data) => data.byOperation,
    unset: 'operationType',
    lead: (label) => ({ operationType: label }),
    say: labelOf,
  },
  {
    title: words.categoryOfOccurrence,
    of: words.category,
    rows: (data) => data.byOccurrenceCategory,
    unset: 'occurrenceCategory',
    lead: (label) => ({ occurrenceCategory: String(categoryOfLabel(label)?.id ?? '') }),
    say: (label) => categoryOfLabel(label)?.label,
    note: words.countsInBoth,
  },
  {
    title: words.risk,
    of: words.risk,
    rows: (data) => data.byRisk,
    labels: words.riskGrades,
    unset: 'riskGrade',
    lead: (label) => ({ riskGrade: label }),
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
  const listOf = (more: Record<string, string>) => paths.dashboard({ ...filters, ...more });
  const lines = (rows: readonly Tally[], { unset, lead, labels, say }: Chart): BarLine[] =>
    rows.map(({ label, total }) => ({
      label: labels?.[label] ?? say?.(label) ?? label,
      total,
      href: listOf(label === NOT_GIVEN ? { unset } : lead(label)),
    }));
  if (data.total < REPORTS_MIN)
    return <p className="rounded-card border border-line bg-surface px-6 py-14 text-center text-ink-soft">{TOO_FEW}</p>;
  return (
    <>
      <Figures data={data} />
      <p className="mt-4 mb-6 text-ink-soft">{MORE_IS_TRUST}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="min-w-0 lg:col-span-2">
          <PeriodChart
            title={words.overTime}
            of={words.period}
            periods={data.periods}
            hrefOf={(period) => listOf(clipToFilter(period, filters))}
          />
        </div>
        {CHARTS.map((chart) => (
          <BarChart
            key={chart.title}
            title={chart.title}
            of={chart.of}
            {...(chart.note && { note: chart.note })}
            rows={lines(chart.rows(data), chart)}
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
