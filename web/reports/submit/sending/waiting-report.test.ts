import { afterEach, expect, test, vi } from 'vitest';
import { prepareSealing } from './waiting-report.ts';

afterEach(() => vi.unstubAllGlobals());

test('what sealing needs is loaded even beside a worker, whose cache may be of the release before (C15.2)', async () => {
  const fetched = vi.fn(async (_path: string) => Response.json({ keyId: 'id', publicKey: 'key' }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  await prepareSealing();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/submission-key']);
});
