/**
 * Where the server listens (contract C1.3). By default its own machine alone, at every address that `localhost` leads to
 * there: browsers ask ::1 first where there is one, and whoever else listened on it would be taken for us.
 */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../domain/problems.ts';

const DEFAULT_HOST = '127.0.0.1';

/** ::1 where `localhost` leads there; no address of a network, whatever the hosts file says. */
async function otherLoopbacks(): Promise<string[]> {
  const found = await lookup('localhost', { all: true }).catch(() => []);
  return found.map(({ address }) => address).filter((address) => address === '::1');
}

/** What a system says that has no such address: a hosts file names ::1 where IPv6 is switched off, too. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** A second way in to the same server: its limits, and its end, hold for what comes in here too. */
async function openBeside(server: Server, host: string, port: number): Promise<Server | null> {
  const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  try {
    await new Promise<void>((done, failed) => beside.once('error', failed).listen({ host, port }, done));
    return beside;
  } catch (error) {
    if (NO_SUCH_ADDRESS.has(String((error as NodeJS.ErrnoException).code))) return null;
    throw error;
  }
}

export type ListenAddress = {
  port: number;
  host: string;
  /** False where ::1 must stay closed: a proxy is trusted by the addresses it comes from, and none of them is that one. */
  trustsLocalhost: boolean;
  /** For tests: the addresses of this machine to listen on beside 127.0.0.1. */
  besides?: () => Promise<string[]>;
};

/** Listens, and gives the address for a person: `localhost` for the own machine, which passkeys need. */
export async function listen(
  app: FastifyInstance,
  { port: wanted, host, trustsLocalhost, besides = otherLoopbacks }: ListenAddress,
): Promise<string> {
  const doors: Server[] = [];
  app.addHook('preClose', async () => {
    for (const door of doors) door.close();
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.url === '/readyz' && parting.has(app.server)) throw new Problem('server/unavailable');
  });
  const address = await app.listen({ port: wanted, host });
  const { port } = app.server.address() as AddressInfo;
  for (const beside of host === DEFAULT_HOST && trustsLocalhost ? await besides() : []) {
    const door = await openBeside(app.server, beside, port);
    if (door) doors.push(door);
  }
  return [DEFAULT_HOST, 'localhost'].includes(host) ? `http://localhost:${port}` : address;
}

/** Proxies look every second (ops/Caddyfile) whether to send more; meanwhile what they send is served. */
const PART_MS = 2_500;

const parting = new WeakSet<Server>();

/**
 * Parts from a proxy before the server closes, where another instance goes on (docs/operations.md): it is told that nothing
 * more is to be sent here, and each connection ends with its next answer. A report that is sent to who does not listen any
 * more, or on a connection that is closed, has failed: no proxy sends one twice.
 */
export async function drainConnections({ server }: FastifyInstance): Promise<void> {
  parting.add(server);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await wait(PART_MS);
}
