import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { Conversation, Message } from '../../../../domain/receipt/conversation.ts';
import { get, send } from '../../../api.ts';
import { refreshFollowUps } from '../../../components/follow-up-lists.ts';
import { randomUuid } from '../../../components/saving/random-uuid.ts';
import { showSaved } from '../../../components/saving/show-saved.ts';
import { attention } from '../attention/api.ts';

/** Refetched on opening: the reporter may have written. */
export const conversation = (reportId: string) =>
  queryOptions({
    queryKey: ['conversation', reportId] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.listMessages, { id: reportId }, signal),
    refetchOnMount: 'always',
  });

/** Marks messages up to this one as read. */
export async function markSeen(queryClient: QueryClient, reportId: string, upTo: string): Promise<void> {
  await send(STAFF_CALLS.markMessagesSeen, { id: reportId, body: { upTo } });
  const keys = [['unseen-messages'], attention.queryKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export async function refetchAfterErasure(queryClient: QueryClient, reportId: string): Promise<void> {
  const keys = [conversation(reportId).queryKey, ['unseen-messages'], attention.queryKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** `tried`: the text last sent without an answer, whose retry carries the same key and is stored once. */
export type MessageDraft = { body: string; tried?: { body: string; key: string } };

export function withKey({ body, tried }: MessageDraft): Required<MessageDraft> {
  return { body, tried: tried?.body === body ? tried : { body, key: randomUuid() } };
}

export const sendMessage = (reportId: string, { body, tried }: Required<MessageDraft>): Promise<Message> =>
  send(STAFF_CALLS.sendMessage, { id: reportId, body: { body }, headers: { 'Idempotency-Key': tried.key } });

export async function showSentMessage(queryClient: QueryClient, reportId: string, message: Message): Promise<void> {
  await showSaved<Conversation>(
    queryClient,
    { queryKey: conversation(reportId).queryKey },
    // After a lost response it may be known.
    (known) => known && { ...known, messages: [...known.messages.filter(({ id }) => id !== message.id), message] },
  );
  // A question starts the follow-up.
  void refreshFollowUps(queryClient);
}
