/** The addresses at which the server can be reached, and the one it prints (C1.3). */
import { createServer } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { drainConnections, listen } from './listen.ts';

let app: FastifyInstance;
afterEach(() => app.close());

function appWithResponse(): FastifyInstance {
  app = fastify({ forceCloseConnections: true });
  app.get('/', async ({ host, ip }) => ({ host, ip }));
  return app;
}

const canListen = (host: string): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen({ host, port: 0 }, () => probe.close(() => done(true)));
  });

/** A local address other than 127.0.0.1. */
const OTHER_LOOPBACK = (await canListen('::1')) ? '::1' : '127.0.0.2';
const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
const localOptions = { port: 0, host: '127.0.0.1', trustsLocalhost: true, loopbacks: async () => [OTHER_LOOPBACK] };
const portOf = () => (app.server.address() as { port: number }).port;
const isOpen = (host: string, port: number) =>
  fetch(urlOf(host, port), { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

test('the default prints localhost, and responds on every loopback address of localhost, on one port', async () => {
  const address = await listen(appWithResponse(), localOptions);
  const port = portOf();
  expect(address).toBe(`http://localhost:${port}`);
  for (const host of ['127.0.0.1', OTHER_LOOPBACK]) {
    const response = await fetch(urlOf(host, port), { headers: { connection: 'close' } });
    expect(await response.json()).toEqual({ host: new URL(urlOf(host, port)).host, ip: host });
  }
  expect((await fetch(address, { headers: { connection: 'close' } })).status).toBe(200);
});

test('once closed, the server accepts no connections on either address (C1.5)', async () => {
  await listen(appWithResponse(), localOptions);
  const port = portOf();
  expect(await isOpen(OTHER_LOOPBACK, port)).toBe(true);
  await app.close();
  expect([await isOpen('127.0.0.1', port), await isOpen(OTHER_LOOPBACK, port)]).toEqual([false, false]);
});

test('closing waits for a request that came by the second address, and then ends its connection (C1.5)', async () => {
  app = fastify({ forceCloseConnections: 'idle' });
  let release = () => undefined as unknown;
  const arrived = new Promise<void>((begun) => {
    app.get('/slow', (_request, reply) => {
      release = () => reply.send('stored');
      begun();
    });
  });
  await listen(app, localOptions);
  const port = portOf();
  const headers = { connection: 'close' };
  const response = fetch(`${urlOf(OTHER_LOOPBACK, port)}slow`, { headers }).then((given) => given.text());
  await arrived;
  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  await expect.poll(() => isOpen(OTHER_LOOPBACK, port)).toBe(false);
  expect(isClosed).toBe(false);
  release();
  expect(await response).toBe('stored');
  await closed;
});

test('a loopback address that the machine lacks is not an error, one in use by another program is', async () => {
  const absent = async () => ['203.0.113.77'];
  expect(await listen(appWithResponse(), { ...localOptions, loopbacks: absent })).toBe(`http://localhost:${portOf()}`);
  await app.close();
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen({ host: OTHER_LOOPBACK, port: 0 }, () => done((other.address() as { port: number }).port));
  });
  await expect(listen(appWithResponse(), { ...localOptions, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});

test('no second address is opened for another host, or where a proxy is trusted by its address', async () => {
  await listen(appWithResponse(), { ...localOptions, trustsLocalhost: false });
  expect(await isOpen(OTHER_LOOPBACK, portOf())).toBe(false);
  await app.close();
  const everywhere = await listen(appWithResponse(), {
    ...localOptions,
    host: '0.0.0.0',
    loopbacks: async () => ['203.0.113.77'],
  });
  expect(everywhere).toMatch(/^http:\/\/[\d.]+:\d+$/);
});

test('a draining server still responds, is not ready, and then closes each connection (C1.5)', async () => {
  const drainingApp = appWithResponse();
  drainingApp.get('/readyz', async () => ({ status: 'ready' }));
  await listen(drainingApp, localOptions);
  const ask = (path: string) => fetch(`http://127.0.0.1:${portOf()}${path}`);
  expect([(await ask('/readyz')).status, (await ask('/')).headers.get('connection')]).toEqual([200, 'keep-alive']);
  const drained = drainConnections(drainingApp);
  expect((await ask('/readyz')).ok).toBe(false);
  const response = await ask('/');
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  await drained;
});
