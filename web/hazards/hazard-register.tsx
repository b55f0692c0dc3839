/** The filtered hazard register: overdue reviews first, then by level (C18.1, C18.2). */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarClock, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Hazard } from '../../domain/hazards/hazard.ts';
import { isToReview } from '../../domain/hazards/register.ts';
import * as hazardTexts from '../../domain/hazards/words/en.ts';
import { fill, pluralText } from '../../domain/language/text.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import type { User } from '../../domain/users/user.ts';
import { clubName } from '../components/clubs/club-name.ts';
import { shortDay } from '../components/dates.ts';
import { type HazardFilters, hazardRegister } from '../components/hazards/api.ts';
import { LevelChip } from '../components/hazards/level-chip.tsx';
import * as hazardWords from '../components/hazards/words/en.ts';
import { LoadMore } from '../components/long-list/load-more.tsx';
import { clubs } from '../components/lookups.ts';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { Badge } from '../ui/badge.tsx';
import { TABLE_ROLES, Table } from '../ui/table/table.tsx';
import * as words from './words/en.ts';

type Props = { user: User; filters: HazardFilters; onOpen: (id: string) => void };

export function HazardRegister({ user, filters, onOpen }: Props) {
  const list = useInfiniteQuery(hazardRegister(filters));
  const isSuperAdmin = user.role === 'super-admin';
  const { data: knownClubs } = useQuery({ ...clubs, enabled: isSuperAdmin });
  if (!list.data && list.isError) return <LoadFailure retry={list.refetch}>{words.notLoaded}</LoadFailure>;
  if (!list.data) return <Notice Icon={ShieldAlert}>{words.loadingHazards}</Notice>;
  const hazards = list.data.pages.flatMap(({ items }) => items);
  if (hazards.length === 0)
    return <Notice Icon={ShieldCheck}>{filters.severity ? words.nothingInCell : words.nothing[filters.state]}</Notice>;
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <Table label={hazardWords.hazards} columns={Object.values(words.columns)} isWide>
          {hazards.map((hazard) => (
            <HazardRow
              key={hazard.id}
              hazard={hazard}
              club={isSuperAdmin ? clubName(knownClubs, hazard.clubId) : null}
              onOpen={() => onOpen(hazard.id)}
            />
          ))}
        </Table>
      </div>
      {list.hasNextPage && (
        <LoadMore
          more={words.loadMore}
          failed={words.moreFailed}
          onLoad={async () => {
            await list.fetchNextPage({ throwOnError: true });
          }}
        />
      )}
    </>
  );
}

const CELL = 'min-w-0 align-top lg:border-b lg:border-line lg:px-6 lg:py-3';

/** Fits the longest level on one line where there is room. */
const LEVEL = 'min-[80rem]:min-w-52';

/** On the narrowest phones, long owner names do not fit beside the review. */
const WHOLE_ROW = 'max-[24rem]:col-span-2';

/** Where cells are stacked, each has its heading above it. */
function Cell({ heading, className = '', children }: { heading: string; className?: string; children: ReactNode }) {
  return (
    <td {...TABLE_ROLES.cell} className={`${CELL} ${className}`}>
      <span aria-hidden="true" className="block text-[0.8125rem] hyphens-auto text-ink-soft lg:hidden">
        {heading}
      </span>
      {children}
    </td>
  );
}

/** Where cells are stacked, the levels before and after controls stay side by side. */
function HazardRow({ hazard, club, onOpen }: { hazard: Hazard; club: string | null; onOpen: () => void }) {
  const { title, severity, likelihood, leftSeverity, leftLikelihood, owner, ownerName, reviewOn, state } = hazard;
  const isOverdue = isToReview(hazard, utcDay(new Date()));
  const { columns } = words;
  return (
    <tr
      {...TABLE_ROLES.row}
      data-hazard={hazard.id}
      className="grid grid-cols-2 items-start gap-x-2 gap-y-2 border-b min-[24rem]:gap-x-4 border-line px-5 py-4 last:border-b-0 lg:table-row lg:p-0 lg:[&:last-child>*]:border-b-0"
    >
      <th scope="row" {...TABLE_ROLES.heading} className={`${CELL} col-span-2 text-left font-medium wrap-anywhere`}>
        <button
          type="button"
          onClick={onOpen}
          className="-my-3 min-w-11 py-3 text-left leading-snug font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
        >
          {title}
        </button>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm font-normal text-ink-soft">
          <span>{hazardTexts.states[state]}</span>
          {club !== null && <span>{club}</span>}
          {hazard.reports.length > 0 && <span>{pluralText(words.reports, hazard.reports.length)}</span>}
          {hazard.actions.length > 0 && <span>{pluralText(words.actions, hazard.actions.length)}</span>}
        </p>
        {hazard.closedBecause && <p className="mt-1 text-sm font-normal text-ink-soft">{hazard.closedBecause}</p>}
      </th>
      <Cell heading={columns.before} className={LEVEL}>
        <LevelChip severity={severity} likelihood={likelihood} />
      </Cell>
      <Cell heading={columns.after} className={LEVEL}>
        <LevelChip severity={leftSeverity} likelihood={leftLikelihood} />
      </Cell>
      <Cell heading={columns.who} className={`${WHOLE_ROW} wrap-anywhere lg:min-w-48`}>
        {owner?.name ?? ownerName ?? words.nobodyYet}
      </Cell>
      <Cell heading={columns.review} className={WHOLE_ROW}>
        {isOverdue && reviewOn !== null ? (
          <Badge tone="danger">
            <CalendarClock aria-hidden="true" />
            {fill(words.reviewPast, { day: shortDay(reviewOn) })}
          </Badge>
        ) : (
          (reviewOn && shortDay(reviewOn)) || words.noReview
        )}
      </Cell>
    </tr>
  );
}
