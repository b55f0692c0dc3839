import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleCheckBig, ListChecks } from 'lucide-react';
import type { Action } from '../../domain/actions/action.ts';
import { fill } from '../../domain/language/text.ts';
import type { User } from '../../domain/users/user.ts';
import { ActionItem } from '../components/actions/action-item.tsx';
import { actionRegister, type RegisterFilter } from '../components/actions/api.ts';
import * as actionWords from '../components/actions/words/en.ts';
import { clubName } from '../components/clubs/club-name.ts';
import { LoadMore } from '../components/long-list/load-more.tsx';
import { clubs } from '../components/lookups.ts';
import { PageLink } from '../layouts/page-link.tsx';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { paths } from '../paths.ts';
import * as words from './words/en.ts';

const { open, ...nothing } = words.nothing;
const EMPTY: Record<RegisterFilter, string> = { '': open, ...nothing };

export function ActionRegister({ user, show }: { user: User; show: RegisterFilter }) {
  const list = useInfiniteQuery(actionRegister(show));
  const isSuperAdmin = user.role === 'super-admin';
  const { data: knownClubs } = useQuery({ ...clubs, enabled: isSuperAdmin });
  if (!list.data && list.isError) return <LoadFailure retry={list.refetch}>{words.notLoaded}</LoadFailure>;
  if (!list.data) return <Notice Icon={ListChecks}>{words.loadingActions}</Notice>;
  const actions = list.data.pages.flatMap(({ items }) => items);
  if (actions.length === 0) return <Notice Icon={show === '' ? ListChecks : CircleCheckBig}>{EMPTY[show]}</Notice>;
  const loadMore = async () => {
    await list.fetchNextPage({ throwOnError: true });
  };
  return (
    <>
      <ul aria-label={actionWords.actions} className="grid grid-cols-1 gap-3">
        {actions.map((action) => (
          <ActionItem
            key={action.id}
            {...{ action, user }}
            more={<Origin action={action} club={isSuperAdmin ? clubName(knownClubs, action.clubId) : null} />}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore more={actionWords.loadMoreActions} failed={actionWords.moreActionsFailed} onLoad={loadMore} />
      )}
    </>
  );
}

function Origin({ action: { title, reportId }, club }: { action: Action; club: string | null }) {
  return (
    <>
      {club !== null && <span>{club}</span>}
      {reportId !== null && (
        <PageLink
          href={paths.dashboard({ report: reportId, view: 'follow-up' })}
          aria-label={fill(words.openReportBehind, { title })}
          className="-my-2.5 inline-flex min-h-11 items-center text-sky underline underline-offset-4 hover:no-underline"
        >
          {words.openReport}
        </PageLink>
      )}
    </>
  );
}
