/** Fetches that began before a save, and answer after it. */
import { InfiniteQueryObserver, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Message } from '../../../domain/receipt/conversation.ts';
import { changeAction, reportActions } from '../../components/actions/api.ts';
import { createQueryClient } from '../../query-client.ts';
import { conversation, showSentMessage } from './conversation/api.ts';
import { changeFollowUp, reportFollowUp } from './follow-up/state/api.ts';

afterEach(() => vi.unstubAllGlobals());

const ID = '11111111-1111-4111-8111-111111111111';

/** A server that stores one object. `read`: what a GET answers; it has the state of when it was asked. */
function fakeServer<Stored extends object>(initial: Stored, read: (stored: Stored) => unknown = (stored) => stored) {
  let stored = initial;
  let gate = Promise.resolve();
  vi.stubGlobal('fetch', async (_url: string, { method, body, signal }: RequestInit) => {
    if (method) {
      stored = { ...stored, ...JSON.parse(`${body}`) };
      return Response.json(stored);
    }
    const answer = Response.json(read(stored));
    await gate;
    signal?.throwIfAborted();
    return answer;
  });
  return {
    store: (next: Stored) => {
      stored = next;
    },
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

/** The page shows a query, which is fetched again while `save` runs. Returns what is shown in the end. */
async function saveDuringFetch(
  { queryKey, show }: { queryKey: QueryKey; show: (queryClient: QueryClient) => () => void },
  hold: () => () => void,
  save: (queryClient: QueryClient) => unknown,
) {
  const queryClient = createQueryClient();
  const stop = show(queryClient);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const release = hold();
  void queryClient.invalidateQueries({ queryKey });
  await save(queryClient);
  release();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  stop();
  return queryClient.getQueryData(queryKey);
}

test('a late answer does not bring back the class before the one just saved (C8.3)', async () => {
  const { hold } = fakeServer({ reportId: ID, occurrenceClass: null, revision: 'r1' });
  const options = reportFollowUp(ID);
  const show = (queryClient: QueryClient) => new QueryObserver(queryClient, options).subscribe(() => {});
  const shown = await saveDuringFetch({ queryKey: options.queryKey, show }, hold, (queryClient) =>
    changeFollowUp(queryClient, ID, { occurrenceClass: 300 }),
  );
  expect(shown).toMatchObject({ occurrenceClass: 300 });
});

test('a late answer does not take a message away that was just sent (C10.4)', async () => {
  const message = { id: ID, body: 'Which winch was it?' } as unknown as Message;
  const { hold, store } = fakeServer({ hasReceipt: true, messages: [] as Message[] });
  const options = conversation(ID);
  const show = (queryClient: QueryClient) => new QueryObserver(queryClient, options).subscribe(() => {});
  const shown = await saveDuringFetch({ queryKey: options.queryKey, show }, hold, (queryClient) => {
    store({ hasReceipt: true, messages: [message] });
    return showSentMessage(queryClient, ID, message);
  });
  expect(shown).toMatchObject({ messages: [message] });
});

test('a late answer does not reopen an action that was just done (C8.7)', async () => {
  const { hold } = fakeServer({ id: ID, state: 'open', revision: 'r1' }, (action) => [action]);
  const options = reportActions(ID);
  const show = (queryClient: QueryClient) => new InfiniteQueryObserver(queryClient, options).subscribe(() => {});
  const shown = await saveDuringFetch({ queryKey: options.queryKey, show }, hold, (queryClient) =>
    changeAction(queryClient, ID, { state: 'done', revision: 'r1' }),
  );
  expect(shown).toMatchObject({ pages: [{ items: [{ state: 'done' }] }] });
});
