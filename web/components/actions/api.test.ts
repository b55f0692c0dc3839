import { expect, test } from 'vitest';
import type { Action } from '../../../domain/actions/action.ts';
import { createQueryClient } from '../../query-client.ts';
import { showSaved } from '../saving/show-saved.ts';
import { actionRegister, cachedAction } from './api.ts';

test('of several copies of an action the one fetched last counts, whatever was saved in their lists since (C8.8)', async () => {
  const queryClient = createQueryClient();
  const pagesOf = (revision: string) => ({
    pages: [{ items: [{ id: 'rope', revision } as Action], next: null }],
    pageParams: [null],
  });
  queryClient.setQueryData(actionRegister('done').queryKey, pagesOf('before'), { updatedAt: 1 });
  queryClient.setQueryData(actionRegister('check').queryKey, pagesOf('now'), { updatedAt: 2 });
  queryClient.setQueryData(actionRegister('').queryKey, { pages: [], pageParams: [] }, { updatedAt: 3 });
  expect(cachedAction(queryClient, 'rope')?.revision).toBe('now');
  await showSaved(queryClient, { queryKey: ['actions', 'list'] }, (data) => data);
  expect(cachedAction(queryClient, 'rope')?.revision).toBe('now');
});
