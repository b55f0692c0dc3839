// The proxy of npm run dev: passes everything on, holds requests while the server restarts, and adds a script to each
// page that reloads it. The script comes from this origin, so the product's own CSP allows it.
import { createServer, request } from 'node:http';

const EVENTS = '/dev/events';
const SCRIPT = '/dev/reload.js';
const RELOAD = `new EventSource('${EVENTS}').onmessage = () => location.reload();`;
/** Interval of readiness checks while the server starts. */
const RETRY_MS = 25;

/** Listens on `port` and forwards to `innerPort`, on localhost only. */
export async function startProxy({ port, innerPort }) {
  const pages = new Set();
  let ready = withResolvers();

  const isReady = (path) =>
    new Promise((resolve) => {
      const probe = request({ host: '127.0.0.1', port: innerPort, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
      probe.on('error', () => resolve(false)).end();
    });

  function forward(incoming, outgoing) {
    const { method, url, headers } = incoming;
    const options = { host: '127.0.0.1', port: innerPort, method, path: url, headers: { ...headers } };
    if (headers.accept?.includes('text/html')) delete options.headers['accept-encoding'];
    const forwarded = request(options, (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode, others);
      answer.pipe(outgoing, { end: false });
      answer.on('end', () => outgoing.end(`<script src="${SCRIPT}"></script>`));
    });
    forwarded.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(forwarded);
  }

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === SCRIPT) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(RELOAD);
    } else if (incoming.url === EVENTS) {
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
      pages.add(outgoing);
      outgoing.on('close', () => pages.delete(outgoing));
    } else {
      await ready.promise;
      forward(incoming, outgoing);
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    /** From now on requests wait until the server is ready again. */
    hold() {
      ready = withResolvers();
    },
    /** Waits until the server is ready or has ended, then releases the waiting requests. */
    async untilReady(isAlive) {
      while (isAlive() && !(await isReady('/readyz'))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      ready.resolve();
    },
    /** Reloads every open page. */
    reload() {
      for (const page of pages) page.write('data: reload\n\n');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Node 20 has no Promise.withResolvers. */
function withResolvers() {
  let resolve = () => undefined;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
