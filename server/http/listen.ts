/**
 * Listens only locally by default, on every address of `localhost`: browsers try ::1 first, and would mistake another
 * program listening there for us (C1.3).
 */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../domain/problems.ts';

const DEFAULT_HOST = '127.0.0.1';

/** ::1 if `localhost` resolves to it; never a network address, whatever the hosts file says. */
async function otherLoopbacks(): Promise<string[]> {
  const found = await lookup('localhost', { all: true }).catch(() => []);
  return found.map(({ address }) => address).filter((address) => address === '::1');
}

/** A hosts file names ::1 even if IPv6 is disabled. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** A further socket for the same server, with its limits and lifetime. */
async function openExtraServer(server: Server, host: string, port: number): Promise<Server | null> {
  const extraServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    await new Promise<void>((done, failed) => extraServer.once('error', failed).listen({ host, port }, done));
    return extraServer;
  } catch (error) {
    if (NO_SUCH_ADDRESS.has(String((error as NodeJS.ErrnoException).code))) return null;
    throw error;
  }
}

type ListenAddress = {
  port: number;
  host: string;
  /** If false, ::1 is not opened: proxies are trusted by address, and localhost is not among them. */
  trustsLocalhost: boolean;
  /** For tests. */
  loopbacks?: () => Promise<string[]>;
};

/** Returns the address to show: `localhost` on this machine, as passkeys require. */
export async function listen(
  app: FastifyInstance,
  { port: requestedPort, host, trustsLocalhost, loopbacks = otherLoopbacks }: ListenAddress,
): Promise<string> {
  const extraServers: Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    closed = Promise.all(extraServers.map((extraServer) => new Promise((done) => extraServer.close(done))));
  });
  // The HTTP server waits only for its own connections; requests on the extra ones must finish too (C1.5).
  app.addHook('onClose', async () => {
    await closed;
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.url === '/readyz' && draining.has(app.server)) throw new Problem('server/unavailable');
  });
  const address = await app.listen({ port: requestedPort, host });
  const { port } = app.server.address() as AddressInfo;
  for (const loopback of host === DEFAULT_HOST && trustsLocalhost ? await loopbacks() : []) {
    const extraServer = await openExtraServer(app.server, loopback, port);
    if (extraServer) extraServers.push(extraServer);
  }
  return [DEFAULT_HOST, 'localhost'].includes(host) ? `http://localhost:${port}` : address;
}

/** Proxies check readiness every second (ops/Caddyfile); until they notice, requests are served. */
const DRAIN_MS = 2_500;

const draining = new WeakSet<Server>();

/**
 * Lets a proxy switch to another instance before closing (docs/operations.md): not ready, and each connection ends with
 * its next response. A report sent on a closed connection fails, since no proxy retries it.
 */
export async function drainConnections({ server }: FastifyInstance): Promise<void> {
  draining.add(server);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await wait(DRAIN_MS);
}
