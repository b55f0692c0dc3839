import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { SITE_MAP } from '../../domain/site-map.ts';
import { FilterPanel } from '../components/filters/filter-panel.tsx';
import { isFiltered } from '../components/filters/list-filters.ts';
import { wrongFilters } from '../components/filters/wrong-filters.ts';
import { PageLink } from '../layouts/page-link.tsx';
import { LoadAlert, LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { Tabs, tabId } from '../ui/tabs.tsx';
import { analytics } from './api.ts';
import { Charts } from './charts.tsx';
import { PrintedFilters } from './printed-filters.tsx';
import { KINDS, useUrlState } from './url-state.ts';
import * as words from './words/en.ts';

const LOADING = <Notice Icon={ChartColumn}>{words.loadingTrends}</Notice>;
const PANEL = 'trends';

export default function AnalyticsPage() {
  return (
    <StaffLayout
      title={words.trends}
      subtitle={words.manyTogether}
      needs="review reports"
      denied={words.noStaffRights}
      waiting={LOADING}
    >
      {() => <Trends />}
    </StaffLayout>
  );
}

function Trends() {
  const { filters, by, go } = useUrlState();
  const { data, error, refetch } = useQuery(analytics(filters, by));
  const wrong = wrongFilters(error);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FilterPanel filters={filters} onChange={(next, how) => go({ filters: next }, { replace: how === 'typing' })} />
      {isFiltered(filters) && <PrintedFilters filters={filters} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <Tabs label={words.by} tabs={KINDS} selected={by} onSelect={(next) => go({ by: next })} panel={PANEL} />
        <PageLink href={SITE_MAP.annual.path} className="inline-flex min-h-11 items-center text-sky underline">
          {words.annualReport}
        </PageLink>
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, by)}>
        {data && error && <LoadAlert retry={refetch}>{words.trendsNotLoaded}</LoadAlert>}
        {data && <Charts {...{ data, filters }} />}
        {!data && wrong && <Notice Icon={ChartColumn}>{wrong.join(' ')}</Notice>}
        {!data && !wrong && error && <LoadFailure retry={refetch}>{words.trendsNotLoaded}</LoadFailure>}
        {!data && !error && LOADING}
      </div>
    </div>
  );
}
