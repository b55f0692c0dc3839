import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../query-client.ts';
import { publicPhotos } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('photos that a dropout kept away are fetched again, not remembered as none (C16.4)', async () => {
  const photo = { id: '1', width: 4, height: 3, description: 'A wing' };
  const answer = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal(
    'fetch',
    answer.mockImplementation(() => Promise.resolve(Response.json([photo]))),
  );
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(publicPhotos('1')).catch(() => undefined);
  expect(await queryClient.fetchQuery(publicPhotos('1'))).toEqual([photo]);
});
