/** What colleagues and reporters change is fetched again when a report is opened again. */
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { reportActions } from '../../components/actions/api.ts';
import { hazardsOf } from '../../components/hazards/api.ts';
import { createQueryClient } from '../../query-client.ts';
import { caseOf, checkOf, factsOf } from './authority/api.ts';
import { conversation } from './conversation/api.ts';
import { reportFlight } from './flight/api.ts';
import { reportFollowUp } from './follow-up/state/api.ts';
import { photosOf, publishedOf } from './photos/api.ts';

afterEach(() => vi.unstubAllGlobals());

const ID = '11111111-1111-4111-8111-111111111111';

test.each([
  ['its photos', photosOf(ID)],
  ['what is public of a photo', publishedOf({ reportId: ID, id: ID })],
  ['its flight', reportFlight(ID)],
  ['its follow-up', reportFollowUp(ID)],
  ['its messages', conversation(ID)],
  ['its actions', reportActions(ID)],
  ['its hazards', hazardsOf({ reportId: ID })],
  ['its sent files', caseOf(ID, 'r1')],
  ['what its file lacks', checkOf(ID, 'r1')],
  ['facts for the authority', factsOf(ID)],
])('a report opened again shows %s as they are now', async (_, options) => {
  let answer = 'before';
  vi.stubGlobal('fetch', async () => Response.json([answer]));
  const queryClient = createQueryClient();
  const show = () => {
    const isInfinite = 'getNextPageParam' in options;
    const observer = isInfinite
      ? new InfiniteQueryObserver(queryClient, options)
      : new QueryObserver(queryClient, options as ReturnType<typeof photosOf>);
    return observer.subscribe(() => {});
  };
  const shown = () => JSON.stringify(queryClient.getQueryData(options.queryKey));
  const close = show();
  await vi.waitFor(() => expect(shown()).toContain('before'));
  close();
  await new Promise((closed) => setTimeout(closed));
  answer = 'after';
  show();
  await vi.waitFor(() => expect(shown()).toContain('after'));
});
