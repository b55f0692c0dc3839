import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill, pluralText } from '../../../domain/language/text.ts';
import { mayAnywhere } from '../../../domain/permissions.ts';
import type { StaffCounts } from '../../../domain/reports/staff-report.ts';
import type { User } from '../../../domain/users/user.ts';
import { ExportCsv } from '../../components/files/export-csv.tsx';
import { FilterPanel } from '../../components/filters/filter-panel.tsx';
import { isFiltered, NO_FILTERS } from '../../components/filters/list-filters.ts';
import { NO_TREND_FILTERS } from '../../components/filters/trend-filters.ts';
import { useLazy } from '../../components/lazy/use-lazy.ts';
import { StaffLayout } from '../../layouts/staff/staff-layout.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { exportUrl, staffCounts } from './api.ts';
import { attention } from './attention/api.ts';
import { AttentionList, AttentionSkeleton } from './attention/attention-list.tsx';
import { nextReport } from './attention/next-report.ts';
import { Counters } from './list/counters.tsx';
import { FollowUpLine } from './list/follow-up-line.tsx';
import { ListKeys } from './list/list-keys.tsx';
import { ReportList, ReportListSkeleton } from './list/report-list.tsx';
import { TrendFilterChips } from './list/trend-filter-chips.tsx';
import { type Tab, useUrlState } from './url-state.ts';
import * as words from './words/en.ts';

const loadReview = async () => (await import('./decide/review-dialog.tsx')).ReviewDialog;
/** Opening retries after a failure. */
const preloadReview = () => void loadReview().catch(() => undefined);

const PANEL = 'reports';

export default function DashboardPage() {
  return (
    <StaffLayout
      title={words.smsManagerDashboard}
      subtitle={words.reviewAndApprove}
      needs="review reports"
      denied={words.denied}
      waiting={<Waiting />}
    >
      {(user) => <Dashboard user={user} />}
    </StaffLayout>
  );
}

function Waiting() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AttentionSkeleton />
      <Counters counts={undefined} />
      <ReportListSkeleton />
    </div>
  );
}

const tabsOf = (counts: StaffCounts | undefined, unknown: string): { value: Tab; label: string }[] => [
  { value: '', label: fill(words.allReports, { count: counts?.total ?? unknown }) },
  { value: 'pending', label: fill(words.pending, { count: counts?.pending ?? unknown }) },
  { value: 'approved', label: fill(words.approved, { count: counts?.approved ?? unknown }) },
];

const COUNT_OF_TAB: Record<Tab, keyof StaffCounts> = { '': 'total', pending: 'pending', approved: 'approved' };

function Dashboard({ user }: { user: User }) {
  const { filters, trendFilters, tab, reportId, view, go, open, showView, close } = useUrlState();
  const { data: counts, isError: hasFailed } = useQuery(staffCounts({ ...filters, ...trendFilters }));
  const ReviewDialog = useLazy({
    wanted: reportId,
    load: loadReview,
    failure: words.reportNotLoaded,
    onFail: close,
  });
  const onClear = () => go({ filters: NO_FILTERS, trendFilters: NO_TREND_FILTERS });
  const total = counts?.[COUNT_OF_TAB[tab]];
  const onNext = useNextReport({ reportId, open });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AttentionList user={user} onOpen={open} onNext={onNext} />
      <Counters {...{ counts, hasFailed }} />
      <FollowUpLine />
      <FilterPanel filters={filters} onChange={(next, how) => go({ filters: next }, { replace: how === 'typing' })} />
      <TrendFilterChips trendFilters={trendFilters} onChange={(next) => go({ trendFilters: next })} />
      <section aria-labelledby="reports-heading">
        <h2 id="reports-heading" className="sr-only">
          {words.reports}
        </h2>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Tabs
            label={words.reports}
            tabs={tabsOf(counts, hasFailed ? '–' : '…')}
            selected={tab}
            onSelect={(next) => go({ tab: next })}
            panel={PANEL}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ListKeys onNext={onNext} />
            <ExportCsv
              url={exportUrl({ ...filters, ...trendFilters }, tab)}
              mayIncludeAircraft={mayAnywhere(user, 'export identifying data')}
            />
          </div>
        </div>
        <p role="status" className="sr-only">
          {total === undefined ? '' : pluralText(words.reportsFound, total, { number: total })}
        </p>
        <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} onPointerEnter={preloadReview}>
          <ReportList
            key={`${tab} ${JSON.stringify([filters, trendFilters])}`}
            {...{ user, tab, onClear }}
            filters={{ ...filters, ...trendFilters }}
            isNarrowed={isFiltered(filters) || Object.values(trendFilters).some((value) => value !== '')}
            onOpen={open}
          />
        </div>
      </section>
      {reportId && ReviewDialog && (
        <ReviewDialog key={reportId} id={reportId} {...{ user, view }} onViewChange={showView} onClose={close} />
      )}
    </div>
  );
}

/** Null if nothing else needs attention. */
function useNextReport({
  reportId,
  open,
}: Pick<ReturnType<typeof useUrlState>, 'reportId' | 'open'>): (() => void) | null {
  const { data: rows = [] } = useQuery(attention);
  const [last, setLast] = useState(reportId);
  if (reportId && reportId !== last) setLast(reportId);
  const next = nextReport(rows, last);
  return next && (() => open(next.reportId, next.view));
}
