/** The cached public list compared with a bare node:http server that responds with the same bytes. */

import { request } from 'node:http';
import { PUBLIC_VERSION } from '../../../server/db/public-state/public-version.ts';
import type { CannedResponses } from '../children/bare.ts';
import { type Figure, median, plain, ratio, times } from '../figures.ts';
import { get, loadOf } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';

const PATH = '/api/reports/public';
const CONNECTIONS = 16;
const ROUNDS = 7;
const SECONDS = 0.7;
/** Below this the measurement would be limited by the load generator, not the server. */
const CEILING_MIN = 20_000;

type CannedResponse = CannedResponses['plain'];

/** The raw response, not even decompressed. */
function responseOf(port: number, headers: Record<string, string>): Promise<CannedResponse> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: PATH, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...sent } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: sent, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Requests a second, plain, brotli and 304, at 16 connections. */
export async function measureCache({ children, port }: TestBed): Promise<Figure[]> {
  const br = { 'accept-encoding': 'br' };
  const [plainResponse, brResponse] = [await responseOf(port, {}), await responseOf(port, br)];
  const conditional = { ...br, 'if-none-match': String(brResponse.headers['etag']) };
  const canned: CannedResponses = { plain: plainResponse, br: brResponse, 304: await responseOf(port, conditional) };
  if (canned['304'].status !== 304) throw new Error('the list did not return 304');
  const bare = await children.bare(canned);
  const figures: Figure[] = [];
  const ceilings: number[] = [];
  const kinds: [string, Record<string, string>, number][] = [
    ['plain', {}, 0.4],
    ['brotli', br, 0.4],
    ['304', conditional, 0.5],
  ];
  for (const [name, headers, min] of kinds) {
    const requests = [get(PATH, headers)];
    const pairs: { app: number; other: number }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const load = { connections: CONNECTIONS, seconds: SECONDS };
      const other = (await loadOf({ children, port: bare }, requests, load)).perSecond;
      const app = (await loadOf({ children, port }, requests, load)).perSecond;
      if (round >= 0) pairs.push({ app, other });
    }
    if (name !== 'plain') ceilings.push(median(pairs.map(({ other }) => other)));
    figures.push(
      ratio(`public list, cached, ${name}, compared with a bare server`, pairs, { min, unit: 'requests/s' }),
    );
  }
  const ceiling = Math.min(...ceilings);
  const verdict =
    ceiling >= CEILING_MIN ? 'the load generator keeps up' : 'TOO SLOW: the load generator may be the limit';
  figures.push(plain('bare server, compressed answers', `${Math.round(ceiling).toLocaleString('en')}/s; ${verdict}`));
  const task = { text: PUBLIC_VERSION, values: Array.from({ length: 500 }, () => []), concurrency: 1 };
  figures.push(times('query for the public version', (await children.raw({ kind: 'run', ...task })).times));
  return figures;
}
