/** Lazy-loads the conversation tab (C10.4). */
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { useLazy } from '../../../components/lazy/use-lazy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import * as words from './words/en.ts';

type Props = { report: StaffReport; user: User; onFail: () => void };

export function ConversationView({ report, user, onFail }: Props) {
  const Conversation = useLazy({
    wanted: report.id,
    load: async () => (await import('../conversation/conversation.tsx')).Conversation,
    failure: words.conversationNotLoaded,
    onFail,
  });
  return Conversation ? <Conversation report={report} user={user} /> : <Skeleton className="h-[60dvh] w-full" />;
}
