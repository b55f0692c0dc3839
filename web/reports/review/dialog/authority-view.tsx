/** Lazy-loads the authority tab (C13). */
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { useLazy } from '../../../components/lazy/use-lazy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { FollowUpField } from '../follow-up/state/focus-field.ts';
import * as words from './words/en.ts';

type Props = { report: StaffReport; user: User; onField: (field: FollowUpField) => void; onFail: () => void };

export function AuthorityView({ onFail, ...props }: Props) {
  const Authority = useLazy({
    wanted: props.report.id,
    load: async () => (await import('./lazy-views.ts')).Authority,
    failure: words.authorityNotLoaded,
    onFail,
  });
  return Authority ? <Authority {...props} /> : <Skeleton className="h-[60dvh] w-full" />;
}
