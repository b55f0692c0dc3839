/** The conversation with the reporter (C10.4); keeps the input until sent. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { may } from '../../../../domain/permissions.ts';
import type { Conversation as State } from '../../../../domain/receipt/conversation.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { useTimeZone } from '../../../components/time-zones/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { conversation, markSeen } from './api.ts';
import { EraseConversation } from './erase-conversation.tsx';
import { MessageList } from './message-list.tsx';
import * as words from './words/en.ts';
import { UnsentMessage, WriteMessage } from './write-message.tsx';

const NOTE = 'text-[0.9375rem] text-ink-soft';

type Props = { report: StaffReport; user: User };

export function Conversation({ report, user }: Props) {
  const { data, error, refetch } = useQuery(conversation(report.id));
  if (data) return <Loaded state={data} report={report} user={user} />;
  if (error)
    return (
      <div role="alert" className="min-h-[40dvh]">
        <p className="mb-4 text-danger">{fill(words.notLoaded, { message: error.message })}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  return (
    <div className="grid min-h-[60dvh] content-start gap-4">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-24 w-2/3" />
      <Skeleton className="h-24 w-2/3 justify-self-end" />
    </div>
  );
}

const hasContact = ({ reporterName, reporterEmail, reporterTelephone }: StaffReport): boolean =>
  [reporterName, reporterEmail, reporterTelephone].some((each) => each !== null);

function Loaded({ state, report, user }: Props & { state: State }) {
  useMarkSeen(report.id, state);
  const timeZone = useTimeZone(report.clubId);
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      {state.hasReceipt ? <p className={NOTE}>{words.readWithCode}</p> : <NoReceipt />}
      <MessageList messages={state.messages} hasReceipt={state.hasReceipt} timeZone={timeZone} />
      {state.hasReceipt ? (
        <WriteMessage reportId={report.id} user={user} />
      ) : (
        <UnsentMessage reportId={report.id} user={user} />
      )}
      {/* While there is a contact, erasing it also erases the conversation. */}
      {state.hasReceipt && !hasContact(report) && may(user, 'erase contact', report) && (
        <EraseConversation report={report} />
      )}
    </div>
  );
}

function NoReceipt() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <p ref={note} tabIndex={-1} className={NOTE}>
      {words.noCode}
    </p>
  );
}

/** Marks the messages shown as read. A failure is retried on the next opening. */
function useMarkSeen(reportId: string, { messages }: State): void {
  const queryClient = useQueryClient();
  const last = messages.filter(({ from, seen }) => from === 'reporter' && !seen).at(-1)?.id;
  useEffect(() => {
    if (last) markSeen(queryClient, reportId, last).catch(() => undefined);
  }, [queryClient, reportId, last]);
}
