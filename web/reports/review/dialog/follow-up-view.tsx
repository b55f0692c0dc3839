/** Lazy-loads the follow-up tab (C8.8). */
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { useLazy } from '../../../components/lazy/use-lazy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { FollowUpField } from '../follow-up/state/focus-field.ts';
import * as words from './words/en.ts';

type Props = { report: StaffReport; user: User; startAt: FollowUpField | null; onFail: () => void };

export function FollowUpView({ onFail, ...props }: Props) {
  const FollowUp = useLazy({
    wanted: props.report.id,
    load: async () => (await import('./lazy-views.ts')).FollowUp,
    failure: words.followUpNotLoaded,
    onFail,
  });
  return FollowUp ? <FollowUp {...props} /> : <Skeleton className="h-[60dvh] w-full" />;
}
