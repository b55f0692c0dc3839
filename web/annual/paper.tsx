/** The printed annual report (C12.5). */
import type { Period, Tally } from '../../domain/analytics/tally.ts';
import type { Annual } from '../../domain/annual/annual.ts';
import { FEWER } from '../../domain/annual/small-counts.ts';
import { categoryOfLabel } from '../../domain/follow-up/categories.ts';
import { fill } from '../../domain/language/text.ts';
import { labelOf } from '../../domain/reports/labels/labels.ts';
import { NOT_GIVEN } from '../../domain/reports/trend-filters/trend-filters.ts';
import { PaperBarChart } from '../components/charts/bar-chart.tsx';
import { type Figure, FigureList } from '../components/charts/figure-list.tsx';
import { PeriodChart } from '../components/charts/period-chart.tsx';
import { responseTime } from '../components/charts/response-time.ts';
import { REPORTS_MIN, TOO_FEW, TRUST_NOTE } from '../components/charts/too-few.tsx';
import { Actions } from './actions.tsx';
import { Authority } from './authority.tsx';
import { Lessons } from './lessons.tsx';
import * as words from './words/en.ts';

export function Paper({ annual }: { annual: Annual }) {
  const { year, club, edition, team, published } = annual;
  const charts = team ? chartsOfTeam(team.analytics) : chartsOfCopies(published);
  const source = team?.analytics ?? published;
  return (
    <div id="annual" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 className="text-title wrap-anywhere">{fill(words.yearOfClub, { club: club.name, year })}</h2>
        <p className="mt-1 text-ink-soft">{words.forWhomItIs[edition]}</p>
      </div>
      <Figures annual={annual} />
      <p className="text-ink-soft">{TRUST_NOTE}</p>
      {source.total < REPORTS_MIN ? (
        <p>{TOO_FEW}</p>
      ) : (
        <>
          <PeriodChart
            title={team ? words.allByQuarter : words.publishedByQuarter}
            firstColumn={words.quarter}
            periods={source.periods as Period[]}
            reports={source.total}
            hrefOf={() => null}
            isPaper
          />
          <div className="charts grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[repeat(2,minmax(0,1fr))]">
            {charts.filter(isDrawn).map(({ title, rows }) => (
              <PaperBarChart
                key={title}
                title={title}
                rows={rows.map((row) => ({ ...row, href: null }))}
                reports={source.total}
                barsMax={BARS_MAX}
              />
            ))}
          </div>
        </>
      )}
      <Lessons lessons={annual.lessons} total={annual.counts.published} />
      {team && <Actions actions={team.actions} total={team.actionsTotal} />}
      {team?.authority && <Authority year={team.authority} />}
    </div>
  );
}

/** Lets five charts fit on two sheets. */
const BARS_MAX = 8;

type Chart = { title: string; rows: readonly Tally[] };

/** False if no report has a value: an empty chart is useless on paper. */
const isDrawn = ({ rows }: Chart): boolean => rows.some(({ label }) => label !== NOT_GIVEN);

/** Labels the row in the page's language (C14.5). */
const labelled = (row: Tally): Tally => ({ ...row, label: labelOf(row.label) });

const chartsOfCopies = ({ byPhase, byCategory }: Annual['published']): Chart[] => [
  { title: words.flightPhase, rows: byPhase.map(labelled) },
  { title: words.aircraftCategory, rows: byCategory.map(labelled) },
];

function riskGradeLabel(label: string): string {
  const grades: Record<string, string> = words.riskGrades;
  return grades[label] ?? label;
}

const categoryLabel = (label: string): string => categoryOfLabel(label)?.label ?? label;

function chartsOfTeam(analytics: NonNullable<Annual['team']>['analytics']): Chart[] {
  const { byPhase, byCategory, byOperation, byOccurrenceCategory, byRisk } = analytics;
  return [
    { title: words.flightPhase, rows: byPhase.map(labelled) },
    {
      title: words.categoryOfOccurrence,
      rows: byOccurrenceCategory.map((row) => ({ ...row, label: categoryLabel(row.label) })),
    },
    { title: words.operationType, rows: byOperation.map(labelled) },
    { title: words.aircraftCategory, rows: byCategory.map(labelled) },
    { title: words.risk, rows: byRisk.map((row) => ({ ...row, label: riskGradeLabel(row.label) })) },
  ];
}

const countText = (number: number | typeof FEWER) => (number === FEWER ? words.fewerThan5 : number);

function Figures({ annual: { counts, team } }: { annual: Annual }) {
  const review = team?.analytics.review;
  const figures: Figure[] = [
    ...(team ? [[words.reports, team.analytics.total] satisfies Figure] : []),
    [words.published, counts.published],
    [words.notPublished, countText(counts.unpublished)],
    ...(review ? ([[words.waiting, review.waiting], responseTime(review.medianDays)] satisfies Figure[]) : []),
    [words.actionsOpen, countText(counts.actionsOpen)],
    [words.actionsDone, countText(counts.actionsDone)],
    [words.actionsWorked, countText(counts.actionsWorked)],
  ];
  return <FigureList figures={figures} />;
}
