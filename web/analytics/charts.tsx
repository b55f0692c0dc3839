/** The charts of the trends, each row and bar leading to the list that it counts (contract C12.2). */
import type { Analytics } from '../../domain/analytics/analytics.ts';
import { daysOfPeriod } from '../../domain/analytics/periods.ts';
import type { Tally } from '../../domain/analytics/tally.ts';
import { CATEGORIES } from '../../domain/follow-up/categories.ts';
import { NOT_GIVEN } from '../../domain/reports/patterns/pattern-filters.ts';
import { BarChart, type BarLine } from '../components/charts/bar-chart.tsx';
import { type Figure, FigureList } from '../components/charts/figure-list.tsx';
import { PeriodChart } from '../components/charts/period-chart.tsx';
import { takenUp } from '../components/charts/taken-up.ts';
import { ENOUGH, MORE_IS_TRUST, TOO_FEW } from '../components/charts/too-few.tsx';
import type { ListFilters } from '../components/filters/list-filters.ts';
import { paths } from '../paths.ts';

type Props = { data: Analytics; filters: ListFilters };

/** The filters of one row beside those of the panel. */
type Lead = (label: string) => Record<string, string>;

const categoryId = (label: string): string => String(CATEGORIES.find((each) => each.label === label)?.id ?? '');

const CHARTS: {
  title: string;
  of: string;
  rows: (data: Analytics) => Tally[];
  unset: string;
  lead: Lead;
  note?: string;
}[] = [
  {
    title: 'Flight phase',
    of: 'Flight phase',
    rows: (data) => data.byPhase,
    unset: 'flightPhase',
    lead: (label) => ({ flightPhase: label }),
  },
  {
    title: 'Aircraft category',
    of: 'Aircraft category',
    rows: (data) => data.byCategory,
    unset: 'aircraftCategory',
    lead: (label) => ({ aircraftCategory: label }),
  },
  {
    title: 'Operation type',
    of: 'Operation type',
    rows: (data) => data.byOperation,
    unset: 'operationType',
    lead: (label) => ({ operationType: label }),
  },
  {
    title: 'Category of occurrence',
    of: 'Category',
    rows: (data) => data.byOccurrenceCategory,
    unset: 'occurrenceCategory',
    lead: (label) => ({ occurrenceCategory: categoryId(label) }),
    note: 'A report with two categories counts in both.',
  },
  {
    title: 'Risk',
    of: 'Risk',
    rows: (data) =>
      data.byRisk.map((row) => ({ ...row, label: row.label.charAt(0).toUpperCase() + row.label.slice(1) })),
    unset: 'riskGrade',
    lead: (label) => ({ riskGrade: label.toLowerCase() }),
  },
];

/** The later of two first days, the earlier of two last ones: a period within the panel's own days. */
function within(period: string, { startDate, endDate }: ListFilters): { startDate: string; endDate: string } {
  const days = daysOfPeriod(period);
  return {
    startDate: startDate > days.startDate ? startDate : days.startDate,
    endDate: endDate !== '' && endDate < days.endDate ? endDate : days.endDate,
  };
}

/** All charts, or why there is none. */
export function Charts({ data, filters }: Props) {
  const listOf = (more: Record<string, string>) => paths.dashboard({ ...filters, ...more });
  const lines = (rows: readonly Tally[], unset: string, lead: Lead): BarLine[] =>
    rows.map((row) => ({ ...row, href: listOf(row.label === NOT_GIVEN ? { unset } : lead(row.label)) }));
  if (data.total < ENOUGH)
    return <p className="rounded-card border border-line bg-surface px-6 py-14 text-center text-ink-soft">{TOO_FEW}</p>;
  return (
    <>
      <Figures data={data} />
      <p className="mt-4 mb-6 text-ink-soft">{MORE_IS_TRUST}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="min-w-0 lg:col-span-2">
          <PeriodChart
            title="Reports over time"
            of="Period"
            periods={data.periods}
            hrefOf={(period) => listOf(within(period, filters))}
          />
        </div>
        {CHARTS.map(({ title, of, rows, unset, lead, note }) => (
          <BarChart
            key={title}
            {...{ title, of }}
            {...(note && { note })}
            rows={lines(rows(data), unset, lead)}
            reports={data.total}
          />
        ))}
      </div>
    </>
  );
}

/** The numbers that are no chart. */
function Figures({ data: { total, review, actions } }: { data: Analytics }) {
  const figures: Figure[] = [
    ['Reports', String(total)],
    takenUp(review.medianDays),
    ['Waiting to be looked at', String(review.waiting)],
    ['Actions open', `${actions.open}${actions.overdue > 0 ? `, ${actions.overdue} overdue` : ''}`],
    ['Actions done', `${actions.done}, ${actions.worked} of them worked`],
  ];
  return <FigureList figures={figures} />;
}
