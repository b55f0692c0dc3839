/** The proxy in front of the server in `npm run dev`: pages reload, everything else passes unchanged. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy } from '../../scripts/dev/dev-proxy.mjs';
import { freePort } from '../free-port.ts';

const POLICY = "script-src 'self'";
let upstream: Server;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let address = '';

beforeAll(async () => {
  upstream = createServer((request, answer) => {
    const isPage = request.url === '/page';
    answer.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'application/json');
    answer.setHeader('Content-Security-Policy', POLICY);
    answer.end(isPage ? '<p>page</p>' : JSON.stringify({ host: request.headers.host }));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  proxy = await startProxy({ port, innerPort: (upstream.address() as AddressInfo).port });
});

afterAll(() => {
  proxy.close();
  upstream.close();
});

test('a request waits until the server is ready, then gets its answer', async () => {
  let answered = false;
  const asking = fetch(`${address}/call`).then((answer) => {
    answered = true;
    return answer.json();
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answered).toBe(false);
  await proxy.untilReady(() => true);
  expect(await asking).toEqual({ host: address.slice('http://'.length) });
});

test('a page keeps its policy and gets the script that reloads it, from its own origin', async () => {
  await proxy.untilReady(() => true);
  const page = await fetch(`${address}/page`, { headers: { Accept: 'text/html' } });
  expect(page.headers.get('Content-Security-Policy')).toBe(POLICY);
  expect(await page.text()).toBe('<p>page</p><script src="/dev/reload.js"></script>');
  expect(await (await fetch(`${address}/dev/reload.js`)).text()).toContain('location.reload()');
});

test('an open page is told to reload', async () => {
  const events = await fetch(`${address}/dev/events`);
  proxy.reload();
  const { value } = (await events.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: reload\n\n');
});
