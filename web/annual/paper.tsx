/** What stands on the sheets (contract C12.5). */
import type { Period, Tally } from '../../domain/analytics/tally.ts';
import type { Annual } from '../../domain/annual/annual.ts';
import { NOT_GIVEN } from '../../domain/reports/patterns/pattern-filters.ts';
import { PaperBarChart } from '../components/charts/bar-chart.tsx';
import { type Figure, FigureList } from '../components/charts/figure-list.tsx';
import { PeriodChart } from '../components/charts/period-chart.tsx';
import { takenUp } from '../components/charts/taken-up.ts';
import { ENOUGH, MORE_IS_TRUST, TOO_FEW } from '../components/charts/too-few.tsx';
import { Actions } from './actions.tsx';
import { Authority } from './authority.tsx';
import { Lessons } from './lessons.tsx';

/** The paper; what went to the authority stands last, of a club that has one. */
export function Paper({ annual }: { annual: Annual }) {
  const { year, club, edition, team, published } = annual;
  const charts = team ? chartsOfTeam(team.analytics) : chartsOfCopies(published);
  const counted = team?.analytics ?? published;
  return (
    <div id="annual" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 className="text-title wrap-anywhere">
          {club.name}: {year} in safety reports
        </h2>
        <p className="mt-1 text-ink-soft">
          {edition === 'team' ? 'For the safety team and the committee. Confidential.' : 'For all members.'}
        </p>
      </div>
      <Figures annual={annual} />
      <p className="text-ink-soft">{MORE_IS_TRUST}</p>
      {counted.total < ENOUGH ? (
        <p>{TOO_FEW}</p>
      ) : (
        <>
          <PeriodChart
            title={team ? 'All reports by quarter' : 'Published reports by quarter'}
            of="Quarter"
            periods={counted.periods as Period[]}
            hrefOf={() => null}
            isPaper
          />
          <div className="charts grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[repeat(2,minmax(0,1fr))]">
            {charts.filter(isDrawn).map(({ title, rows }) => (
              <PaperBarChart
                key={title}
                title={title}
                rows={rows.map((row) => ({ ...row, href: null }))}
                reports={counted.total}
                most={BARS_MAX}
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

/** Most bars of a chart on paper: five charts stay on two sheets. */
const BARS_MAX = 8;

type Chart = { title: string; rows: readonly Tally[] };

/** False where nobody gave any of it: an empty chart says nothing on paper. */
const isDrawn = ({ rows }: Chart): boolean => rows.some(({ label }) => label !== NOT_GIVEN);

const chartsOfCopies = ({ byPhase, byCategory }: Annual['published']): Chart[] => [
  { title: 'Flight phase', rows: byPhase },
  { title: 'Aircraft category', rows: byCategory },
];

function chartsOfTeam(analytics: NonNullable<Annual['team']>['analytics']): Chart[] {
  const { byPhase, byCategory, byOperation, byOccurrenceCategory, byRisk } = analytics;
  return [
    { title: 'Flight phase', rows: byPhase },
    { title: 'Category of occurrence', rows: byOccurrenceCategory },
    { title: 'Operation type', rows: byOperation },
    { title: 'Aircraft category', rows: byCategory },
    { title: 'Risk', rows: byRisk },
  ];
}

function Figures({ annual: { counts, team } }: { annual: Annual }) {
  const review = team?.analytics.review;
  const figures: Figure[] = [
    ...(team ? [['Reports', team.analytics.total] satisfies Figure] : []),
    ['Published', counts.published],
    ['Not published', counts.unpublished],
    ...(review ? ([['Waiting to be looked at', review.waiting], takenUp(review.medianDays)] satisfies Figure[]) : []),
    ['Actions open', counts.actionsOpen],
    ['Actions done', counts.actionsDone],
    ['Actions that worked', counts.actionsWorked],
  ];
  return <FigureList figures={figures} />;
}
