/** The staff report list; loads more on scrolling, or by a button (C3.11). */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleCheckBig, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { clubName } from '../../../components/clubs/club-name.ts';
import { wrongFilters } from '../../../components/filters/wrong-filters.ts';
import { LoadMore } from '../../../components/long-list/load-more.tsx';
import { RenderNearScreen } from '../../../components/long-list/render-near-screen.tsx';
import { clubs } from '../../../components/lookups.ts';
import { LoadFailure, Notice } from '../../../layouts/staff/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { type StaffFilters, staffReports } from '../api.ts';
import { useChips } from '../authority/api.ts';
import type { Tab } from '../url-state.ts';
import { useFollowUps } from './follow-ups.ts';
import { useCardPlace } from './list-keys.tsx';
import { ReportCard, ReportCardSkeleton } from './report-card.tsx';
import { unseenMessages } from './unseen.ts';
import * as words from './words/en.ts';

type Props = {
  user: User;
  filters: StaffFilters;
  isNarrowed: boolean;
  tab: Tab;
  onOpen: (id: string) => void;
  onClear: () => void;
};

/** Cards rendered together. */
const CHUNK_SIZE = 10;

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

export function ReportListSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <span className="sr-only">{words.loadingReports}</span>
      {SKELETONS.map((key) => (
        <ReportCardSkeleton key={key} />
      ))}
    </div>
  );
}

export function ReportList({ user, filters, isNarrowed, tab, onOpen, onClear }: Props) {
  const list = useInfiniteQuery(staffReports(filters, tab));
  const { data: knownClubs } = useQuery({ ...clubs, enabled: user.role === 'super-admin' });
  const followUps = useFollowUps(list.data?.pages.map(({ items }) => items) ?? []);
  const chips = useChips(list.data?.pages.map(({ items }) => items) ?? []);
  const { data: unseen } = useQuery(unseenMessages);
  const rememberPlace = useCardPlace(list.data?.pages.flatMap(({ items }) => items) ?? []);
  const filterErrors = wrongFilters(list.error);
  if (!list.data && filterErrors) return <InvalidFilters filterErrors={filterErrors} onClear={onClear} />;
  if (!list.data && list.isError) return <LoadFailure retry={list.refetch}>{words.fetchFailed}</LoadFailure>;
  if (!list.data) return <ReportListSkeleton />;
  const reports = list.data.pages.flatMap(({ items }) => items);
  if (reports.length === 0) return <EmptyList tab={tab} filtered={isNarrowed} />;
  const clubOf = ({ clubId }: StaffReport) => (user.role === 'super-admin' ? clubName(knownClubs, clubId) : null);
  const openCard = (id: string) => {
    rememberPlace(id);
    onOpen(id);
  };
  const loadMore = async () => {
    await list.fetchNextPage({ throwOnError: true });
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {chunks(reports).map((chunk) => (
          <li key={chunk[0]?.id}>
            <RenderNearScreen>
              <div className="grid grid-cols-1 gap-3">
                {chunk.map((report) => (
                  <ReportCard
                    key={report.id}
                    report={report}
                    club={clubOf(report)}
                    hasNewAnswer={unseen?.reportIds.includes(report.id) ?? false}
                    openActions={followUps.get(report.id)?.openActions ?? 0}
                    authority={chips.get(report.id)}
                    onOpen={openCard}
                  />
                ))}
              </div>
            </RenderNearScreen>
          </li>
        ))}
      </ul>
      {list.hasNextPage && <LoadMore onLoad={loadMore} />}
    </>
  );
}

function chunks(reports: readonly StaffReport[]): StaffReport[][] {
  const result: StaffReport[][] = [];
  for (let at = 0; at < reports.length; at += CHUNK_SIZE) result.push(reports.slice(at, at + CHUNK_SIZE));
  return result;
}

const EMPTY: Record<Tab, ReactNode> = {
  pending: (
    <>
      <p className="font-semibold text-ink">{words.noReportsFound}</p>
      <p className="mt-1">{words.allReviewed}</p>
    </>
  ),
  approved: <p className="font-semibold text-ink">{words.noApprovedYet}</p>,
  '': <p className="font-semibold text-ink">{words.noneSubmittedYet}</p>,
};

function EmptyList({ tab, filtered }: { tab: Tab; filtered: boolean }) {
  return (
    <Notice Icon={filtered ? SearchX : tab === 'pending' ? CircleCheckBig : Inbox}>
      {filtered ? (
        <>
          <p className="font-semibold text-ink">{words.noReportsFound}</p>
          <p className="mt-1">{words.filtersHideAll}</p>
        </>
      ) : (
        EMPTY[tab]
      )}
    </Notice>
  );
}

function InvalidFilters({ filterErrors, onClear }: { filterErrors: readonly string[]; onClear: () => void }) {
  return (
    <Notice Icon={SearchX}>
      <div role="alert" className="mb-5">
        <p className="font-semibold text-ink">{words.wrongFilters}</p>
        {filterErrors.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <Button variant="secondary" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </Notice>
  );
}
