/** The response for the service worker's script (C15.1): always revalidated, and may connect to our server only. */
import { afterAll, expect, test } from 'vitest';
import { pagePolicy } from '../../../server/http/headers.ts';
import { REMOVING_WORKER } from '../../../server/pages/worker.ts';
import { testApp } from '../../test-app.ts';

const tested = await testApp({ render: () => ({ status: 200, html: '' }) });
afterAll(tested.close);

test('if no worker was built, /sw.js is one that removes itself, with no-cache and its own policy (C15.1)', async () => {
  const answer = await tested.app.inject('/sw.js');
  expect([answer.statusCode, answer.body]).toEqual([200, REMOVING_WORKER]);
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  const etag = String(answer.headers['etag']);
  const again = await tested.app.inject({ url: '/sw.js', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
});

test('the policy of pages allows workers of our own origin only (C15.1)', () => {
  expect(pagePolicy('<p></p>')).toContain("worker-src 'self'");
});
