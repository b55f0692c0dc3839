/** A proxy to the journeys' server that can be cut or made to fail. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../test/free-port.ts';
import { address } from '../people.ts';

/** What happens to sealed reports: they pass, are answered with a status, or pass but lose their response. */
type ProxyMode = 'passes' | 429 | 503 | 'drops response';

export type Connection = {
  address: string;
  mode: ProxyMode;
  /** Responses that replace the server's at a path; they may be delayed. */
  overrides: Map<string, () => Promise<{ type: string; body: string }>>;
  /** Sealed reports received, whether passed on or not. */
  received: number;
  stop(): Promise<void>;
  start(): Promise<void>;
};

function handle(connection: Connection, incoming: IncomingMessage, response: ServerResponse): void {
  const isReport = incoming.method === 'POST' && incoming.url === '/api/sealed-reports';
  const { mode } = connection;
  if (isReport) connection.received += 1;
  if (isReport && typeof mode === 'number') {
    incoming.resume();
    response.writeHead(mode, { 'Retry-After': '1' }).end('busy');
    return;
  }
  const override = connection.overrides.get(incoming.url ?? '');
  if (override) {
    const respond = ({ type, body }: { type: string; body: string }) =>
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
    override().then(respond, () => response.destroy());
    return;
  }
  // No keep-alive: the server may close an idle connection just as it is reused.
  const options = { method: incoming.method, headers: incoming.headers, agent: false };
  const forwarded = request(address() + incoming.url, options, (answered) => {
    if (isReport && mode === 'drops response') {
      answered.resume();
      response.destroy();
      return;
    }
    response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
    answered.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  incoming.pipe(forwarded);
}

/** Starts a proxy to the journeys' server; while it is stopped, nothing listens at the browser's address. */
export async function connect(): Promise<Connection> {
  const port = await freePort();
  let server: Server | undefined;
  const connection: Connection = {
    address: `http://127.0.0.1:${port}`,
    mode: 'passes',
    overrides: new Map(),
    received: 0,
    stop: () =>
      new Promise((resolve) => {
        // Browsers preconnect: sockets that open while it closes are cut too.
        const cutting = setInterval(() => server?.closeAllConnections(), 50);
        server?.close(() => {
          clearInterval(cutting);
          resolve();
        });
        server?.closeAllConnections();
      }),
    start: () =>
      new Promise((resolve, reject) => {
        if (server?.listening) return resolve();
        server = createServer((incoming, response) => handle(connection, incoming, response));
        server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
      }),
  };
  await connection.start();
  return connection;
}
