/** What only a real connection shows: chunked bodies and bytes that are not HTTP (C3.1, C3.4). */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from '../../problem.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
let port: number;
beforeAll(async () => {
  stage = await setStage();
  await stage.app.listen({ port: 0, host: '127.0.0.1' });
  port = (stage.app.server.address() as { port: number }).port;
});
afterAll(() => stage.close());

/** Sends bytes and returns everything received until the server closes the connection. */
function exchange(...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    socket.setTimeout(8_000, () => socket.destroy(new Error(`no end after: ${answer}`)));
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

const post = (headers: string[], path = '/api/reports') =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** Status and body keys of a response; a failure must be as C3.1 and C14.7 say. */
function read(answer: string): [status: number, keys: string[]] {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const json = head.includes('chunked') ? text.split('\r\n')[1] : text;
  const status = Number(head.split(' ')[1]);
  const code = /^problem: (.+)$/im.exec(head)?.[1]?.trim();
  if (status >= 400) expect(faultOf(status, code, json ?? '')).toBeNull();
  return [status, Object.keys(JSON.parse(json ?? ''))];
}

const CHUNKED = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

test('a report sent in chunks of one byte is accepted (C3.8)', async () => {
  const body = JSON.stringify({ clubId: stage.clubs.ridge, ...MINIMAL });
  const answer = await exchange(post(CHUNKED), ...[...body].map(chunk), '0\r\n\r\n');
  expect(read(answer)).toEqual([201, ['id', 'submittedAt']]);
});

test('a chunked body that grows past 256 KiB gets a 413 answer, not just a closed connection (C3.4)', async () => {
  const part = chunk('x'.repeat(64 * 1024));
  const answer = await exchange(post(CHUNKED), part, part, part, part, part, part, '0\r\n\r\n');
  expect(read(answer)).toEqual([413, ['message']]);
});

test('a Content-Length over the limit is rejected with 413 (C3.4)', async () => {
  const answer = await exchange(
    post(['Content-Type: application/json', 'Content-Length: 262145']),
    'x'.repeat(262_145),
  );
  expect(read(answer)).toEqual([413, ['message']]);
});

test('a request without a session gets its 401 even with a large body (C3.17)', async () => {
  const answer = await exchange(
    post(['Content-Type: application/json', 'Content-Length: 100000'], '/api/clubs'),
    'x'.repeat(100_000),
  );
  expect(read(answer)).toEqual([401, ['message']]);
});

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n', 400],
  ['a request without a host', 'GET /api/clubs HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a tunnel', 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a broken header', 'GET /api/clubs HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n', 400],
  [
    'a request with two lengths',
    post(['Content-Type: application/json', 'Content-Length: 2', 'Content-Length: 3']),
    400,
  ],
  ['a request with a length and chunks', post([...CHUNKED, 'Content-Length: 2']), 400],
  ['a broken chunk', `${post(CHUNKED)}zz\r\n`, 400],
  ['an endless header', `GET /api/clubs HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s gets a 4xx in the error shape, and the next request is answered (C3.1)', async (_what, bytes, status) => {
  const answer = await exchange(bytes);
  expect(read(answer)).toEqual([status, ['message']]);
  expect((await stage.call('GET', '/api/clubs')).statusCode).toBe(200);
});

test('a client that disconnects in the middle of a body leaves no failure in the log (C3.17)', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${post(['Content-Type: application/json', 'Content-Length: 1000'])}{"narrative":`);
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on('close', () => resolve());
  });
  await new Promise((later) => setTimeout(later, 100));
  expect(stage.log.filter((line) => line.includes('unexpected failure'))).toEqual([]);
  expect((await stage.call('GET', '/readyz')).statusCode).toBe(200);
});

test('headers, requests, idle and silent connections all have a timeout (C1.5, C3.17)', () => {
  expect(stage.app.server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    timeout: 60_000,
  });
});

test('an unknown Expect header is ignored (C3.1)', async () => {
  const asked = 'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nExpect: foo\r\nConnection: close\r\n\r\n';
  expect(read(await exchange(asked))).toEqual([404, ['message']]);
});

test('a request still arriving when a stop begins is answered, and its connection closed (C1.5)', async () => {
  const stopping = await setStage();
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const { port: door } = stopping.app.server.address() as { port: number };
  let answer = '';
  const socket = connect(door, '127.0.0.1', () => socket.write('GET /api/clubs HTTP/1.1\r\n'));
  socket.on('data', (data) => (answer += data));
  const hungUp = new Promise((done) => socket.once('close', done));
  const [arriving] = (await once(stopping.app.server, 'connection')) as [Socket];
  await expect.poll(() => arriving.bytesRead).toBeGreaterThan(0);
  const closed = stopping.app.close();
  await expect.poll(() => stopping.app.server.listening).toBe(false);
  socket.write('Host: localhost\r\n\r\n');
  await Promise.all([hungUp, closed]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  await stopping.close();
});
