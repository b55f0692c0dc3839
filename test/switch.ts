/** A TCP proxy that can switch to another PostgreSQL server, as a pooler's or a provider's address does. */
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export type Switch = {
  url(database: string): string;
  /** Cuts every connection; new ones go to the server at this address. */
  leadTo(url: string): void;
  close(): void;
};

export async function startSwitch(to: string): Promise<Switch> {
  let target = new URL(to);
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: (database) => `postgres://postgres:test@127.0.0.1:${port}/${database}`,
    leadTo: (url) => {
      target = new URL(url);
      cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
