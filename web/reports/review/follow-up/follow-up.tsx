/** The follow-up in sections, saved automatically (C8.8, C19.4). */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Action } from '../../../../domain/actions/action.ts';
import type { FollowUp as State } from '../../../../domain/follow-up/follow-up.ts';
import { fill } from '../../../../domain/language/text.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { reportActions } from '../../../components/actions/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Classification } from './classification.tsx';
import { ClosingPart } from './closing.tsx';
import { Findings } from './findings.tsx';
import { ReportHazards } from './hazards/report-hazards.tsx';
import { Reply } from './reply.tsx';
import { Risk } from './risk.tsx';
import { SafetyActions } from './safety-actions.tsx';
import { doneSections } from './sections/done-sections.ts';
import { SectionList } from './sections/section-list.tsx';
import { reportFollowUp } from './state/api.ts';
import { Bar } from './state/bar.tsx';
import { type FollowUpField, focusField } from './state/focus-field.ts';
import { useFollowUp } from './state/use-follow-up.ts';
import * as words from './words/en.ts';

type Props = {
  report: StaffReport;
  user: User;
  startAt: FollowUpField | null;
};

export function FollowUp(props: Props) {
  const { report } = props;
  const { data, error, refetch } = useQuery(reportFollowUp(report.id));
  if (data) return <Loaded state={data} {...props} />;
  if (error)
    return (
      <div role="alert" className="min-h-[40dvh]">
        <p className="mb-4 text-danger">{fill(words.notLoaded, { reason: error.message })}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  return <FollowUpSkeleton />;
}

function FollowUpSkeleton() {
  return (
    <div className="grid min-h-[60dvh] content-start gap-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function Loaded({ state, report, user, startAt }: Props & { state: State }) {
  const followUp = useFollowUp(state, user.id);
  const { data } = useInfiniteQuery(reportActions(report.id));
  const actions = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = (wanted: Action['state']) => actions.filter((action) => action.state === wanted).length;
  const counts = { open: count('open'), done: count('done'), dropped: count('dropped') };
  const root = useRef<HTMLDivElement>(null);
  const goToClosing = () => {
    const radio = root.current?.querySelector<HTMLElement>('[data-closing] :is(input:checked, input)');
    radio?.focus();
  };
  useEffect(() => {
    if (startAt) focusField(startAt);
  }, [startAt]);
  return (
    <div ref={root}>
      <div className="gap-x-10 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
        <SectionList done={doneSections(followUp.values, state, counts)} openActions={counts.open} />
        <div className="min-w-0">
          <Classification followUp={followUp} />
          <Risk followUp={followUp} />
          <SafetyActions {...{ report, user }} isClosed={followUp.isClosed} onNoneOpen={goToClosing} />
          <ReportHazards {...{ report, user }} />
          <Reply followUp={followUp} />
          <Findings followUp={followUp} />
          <ClosingPart followUp={followUp} userId={user.id} actions={counts} />
        </div>
      </div>
      <Bar {...{ followUp, report, user }} />
    </div>
  );
}
