/** The follow-up of the open report, fetched when it is first looked at (contract C8.8). */
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { useFetched } from '../../../components/opening/use-fetched.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { report: StaffReport; user: User; onFail: () => void };

/** The follow-up; until its code is there, the place of it. */
export function FollowUpView({ report, user, onFail }: Props) {
  const FollowUp = useFetched({
    wanted: report.id,
    load: async () => (await import('../follow-up/follow-up.tsx')).FollowUp,
    failure: 'The follow-up could not be loaded',
    onFail,
  });
  return FollowUp ? <FollowUp report={report} user={user} /> : <Skeleton className="h-[60dvh] w-full" />;
}
