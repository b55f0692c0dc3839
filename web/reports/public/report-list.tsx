import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { pluralText } from '../../../domain/language/text.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { isFiltered, type ListFilters } from '../../components/filters/list-filters.ts';
import { wrongFilters } from '../../components/filters/wrong-filters.ts';
import { LoadMore } from '../../components/long-list/load-more.tsx';
import { RenderNearScreen } from '../../components/long-list/render-near-screen.tsx';
import { PageLink } from '../../layouts/page-link.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FETCH_FAILED, loadMore, publicCount, publicReports } from './api.ts';
import { Notice } from './notice.tsx';
import { CardSkeleton, ReportCard } from './report-card.tsx';
import * as words from './words/en.ts';

type NoMatchProps = { filters: ListFilters; onClear: () => void; filterErrors: readonly string[] | null };

/** Fallback if the chunk fails to load, as an error in `lazy` would crash the page. */
const NoMatchFallback = ({ onClear, filterErrors }: NoMatchProps) => (
  <Notice title={filterErrors?.join(' ') ?? words.noMatchTitle} alert>
    <Button variant="secondary" onClick={onClear}>
      {words.showAll}
    </Button>
  </Notice>
);

/** Lazy: only needed after filtering. */
const NoMatch = lazy(() => import('./no-match/no-match.tsx').catch(() => ({ default: NoMatchFallback })));

const GRID = 'grid grid-cols-1 gap-5 md:grid-cols-2';
/** Cards rendered together: an even number, so that no row is split. */
const CHUNK_SIZE = 10;

type Props = {
  filters: ListFilters;
  /** The id of the open report, whose card gets the focus when it is closed. */
  open: string | null;
  onClear: () => void;
};

export function ReportList({ filters, open, onClear }: Props) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(publicReports(filters));
  const filtered = isFiltered(filters);
  const filterErrors = wrongFilters(error?.cause);
  if (filterErrors || (filtered && data?.items.length === 0))
    return (
      <Suspense>
        <NoMatch filters={filters} onClear={onClear} filterErrors={filterErrors} />
      </Suspense>
    );
  if (error)
    return (
      <Notice title={FETCH_FAILED} alert>
        <p>{words.checkConnection}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  if (!data)
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all skeletons are alike
          <CardSkeleton key={index} />
        ))}
      </div>
    );
  if (data.items.length === 0) return <NothingYet />;
  const { next } = data;
  return (
    <>
      <div className="space-y-5">
        {chunks(data.items).map((items) => (
          <RenderNearScreen key={items[0]?.id} isNeeded={items.some(({ id }) => id === open)}>
            <div className={GRID}>
              {items.map((report) => (
                <ReportCard
                  key={report.id}
                  report={report}
                  photo={data.photos.find(({ reportId }) => reportId === report.id)}
                  href={paths.reports({ ...filters, report: report.id })}
                />
              ))}
            </div>
          </RenderNearScreen>
        ))}
      </div>
      {next && <LoadMore onLoad={() => loadMore(queryClient, filters, next)} />}
    </>
  );
}

function chunks(items: readonly PublicReport[]): PublicReport[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
    items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );
}

/** Announced on each change. */
export function ReportCount({ filters }: { filters: ListFilters }) {
  const { data } = useQuery(publicCount(filters));
  const { data: list } = useQuery(publicReports(filters));
  const total = data?.total;
  const loadedCount = list?.items.length ?? 0;
  return (
    <p aria-live="polite" className="mt-2 min-h-6 px-1 text-sm text-ink-soft">
      {total !== undefined &&
        total > 0 &&
        (list && loadedCount < total
          ? pluralText(words.someReports, total, { shown: loadedCount })
          : pluralText(words.reports, total))}
      {total === 0 && isFiltered(filters) && words.noMatch}
    </p>
  );
}

function NothingYet() {
  return (
    <Notice title={words.nothingYet} icon={<ShieldCheck aria-hidden="true" className="size-10 text-sky" />}>
      <p className="max-w-md">{words.nothingYetText}</p>
      <PageLink href={SITE_MAP.submit.path} className={buttonClass()}>
        {words.submitFirst}
      </PageLink>
    </Notice>
  );
}
