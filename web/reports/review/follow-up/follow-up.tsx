/** The follow-up of a report, from top to bottom as one thinks (contract C8.8). Everything is saved as one goes. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FOLLOW_UP_TEXT_MAX, type FollowUp as State } from '../../../../domain/follow-up/follow-up.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { reportActions } from '../../../components/actions/api.ts';
import { SavedText } from '../../../components/saving/saved-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Authority } from '../authority/authority.tsx';
import { ClosingPart } from './closing.tsx';
import { Kind } from './kind.tsx';
import { Part } from './part.tsx';
import { Promises } from './promises.tsx';
import { Risk } from './risk.tsx';
import { followUp } from './state/api.ts';
import { Bar } from './state/bar.tsx';
import { type OpenFollowUp, useFollowUp } from './state/use-follow-up.ts';
import { Told } from './told.tsx';

type Props = { report: StaffReport; user: User };

/** Loads it, and says so where it cannot be had. */
export function FollowUp({ report, user }: Props) {
  const { data, error, refetch } = useQuery(followUp(report.id));
  if (data) return <Loaded state={data} report={report} user={user} />;
  if (error)
    return (
      <div role="alert" className="min-h-[40dvh]">
        <p className="mb-4 text-danger">The follow-up could not be loaded: {error.message}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  return <FollowUpSkeleton />;
}

/** Holds its place. */
export function FollowUpSkeleton() {
  return (
    <div className="grid min-h-[60dvh] content-start gap-5">
      <span className="sr-only">Loading the follow-up...</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function Loaded({ state, report, user }: Props & { state: State }) {
  const follow = useFollowUp(state, user.id);
  const { data } = useInfiniteQuery(reportActions(report.id));
  const actions = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = (wanted: string) => actions.filter((action) => action.state === wanted).length;
  const root = useRef<HTMLDivElement>(null);
  const goToClosing = () => {
    const radio = root.current?.querySelector<HTMLElement>('[data-closing] :is(input:checked, input)');
    radio?.focus();
  };
  return (
    <div ref={root}>
      <Kind follow={follow} />
      <Risk follow={follow} />
      <Promises {...{ report, user }} isClosed={follow.isClosed} onNoneOpen={goToClosing} />
      <Told follow={follow} />
      <Notes follow={follow} />
      <Authority report={report} user={user} revision={state.revision} />
      <ClosingPart follow={follow} userId={user.id} actions={{ open: count('open'), done: count('done') }} />
      <Bar {...{ follow, report, user }} />
    </div>
  );
}

const NOTES = [
  { field: 'findings', label: 'Findings' },
  { field: 'conclusions', label: 'Conclusions' },
] as const;

/** For the safety team alone. */
function Notes({ follow: { shown, errors, isClosed, saver, write } }: { follow: OpenFollowUp }) {
  return (
    <Part
      title="Findings and conclusions"
      note="For the safety team alone: neither the reporter nor the public reads them."
    >
      {NOTES.map(({ field, label }) => (
        <SavedText
          key={field}
          id={field}
          label={label}
          value={shown[field]}
          error={errors[field]}
          max={FOLLOW_UP_TEXT_MAX}
          disabled={isClosed}
          onWrite={(text) => write({ [field]: text })}
          onLeave={() => void saver.flush()}
        />
      ))}
    </Part>
  );
}
