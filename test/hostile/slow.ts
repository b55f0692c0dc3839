/** Times other requests while many slow connections are open (C1.5, C3.17). */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a slow connection is slow at. */
const KINDS = ['headers', 'body', 'reading', 'nothing'] as const;

const OPENING: Record<(typeof KINDS)[number], string> = {
  headers: 'GET /api/reports/public HTTP/1.1\r\nHost: localhost\r\n',
  body: 'POST /api/reports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  reading: 'GET /reports HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20),
  nothing: '',
};

export type SlowConnections = { open(): number; close(): void };

/** Opens slow connections: some send a byte a second, some never read, some never send. */
export async function openSlow(address: string, count: number): Promise<SlowConnections> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const connections = Array.from({ length: count }, (_, at) => {
    const kind = KINDS[at % KINDS.length] ?? 'nothing';
    return new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(OPENING[kind]);
        if (kind === 'reading') socket.pause();
        resolve();
      });
      sockets.add(socket);
      socket.on('error', () => resolve());
      socket.on('close', () => sockets.delete(socket));
      if (kind !== 'reading') socket.resume();
      if (kind === 'headers' || kind === 'body') {
        const drip = setInterval(() => socket.write('a'), 1_000);
        socket.on('close', () => clearInterval(drip));
      }
    });
  });
  await Promise.all(connections);
  return {
    open: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The slowest response, in milliseconds, to requests sent one after another for this long; throws if one fails. */
export async function slowestAnswer(address: string, paths: readonly string[], milliseconds: number): Promise<number> {
  let slowest = 0;
  for (const began = performance.now(); performance.now() - began < milliseconds; await wait(20)) {
    for (const path of paths) {
      const start = performance.now();
      const answer = await fetch(address + path, { signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      slowest = Math.max(slowest, performance.now() - start);
    }
  }
  return slowest;
}
