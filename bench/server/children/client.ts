/**
 * The load generator, in a separate process: keep-alive sockets, one request after the other on each, responses framed
 * by length. `{day}` in a request is a different day each time, so that no cached response serves it.
 */
import { connect, type Socket } from 'node:net';
import { DAY_MS } from '../../../domain/durations.ts';

export type Plan = { weight: number; requests: string[] };
export type Load = { port: number; connections: number; plans: Plan[]; seconds?: number; count?: number };
/** Responses per second, milliseconds of each by plan, and statuses other than 2xx and 304 with their counts. */
export type Outcome = { perSecond: number; times: number[][]; failures: Record<string, number> };

const LONG_AGO = Date.UTC(1000, 0, 1);
let day = 0;

function bytesOf(request: string): Buffer {
  if (!request.includes('{day}')) return Buffer.from(request);
  day += 1;
  return Buffer.from(
    request.replaceAll('{day}', new Date(LONG_AGO + (day % 300_000) * DAY_MS).toISOString().slice(0, 10)),
  );
}

/** Status and total length of the response at the start of these bytes; `null` until its head is complete. */
function frame(bytes: Buffer): { status: number; length: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const body = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (body === undefined && status !== 304 && status !== 204) throw new Error(`a response without a length: ${head}`);
  return { status, length: end + 4 + Number(body ?? 0) };
}

/** Yields the plans in proportion to their weights, always in the same order. */
function weightedRoundRobin(plans: readonly Plan[]): () => { plan: number; bytes: Buffer } {
  const credit = plans.map(() => 0);
  const next = plans.map(() => 0);
  const fixed = plans.map(({ requests }) => requests.map((text) => (text.includes('{day}') ? null : bytesOf(text))));
  const all = plans.reduce((sum, { weight }) => sum + weight, 0);
  return () => {
    plans.forEach(({ weight }, at) => {
      credit[at] = (credit[at] ?? 0) + weight;
    });
    const plan = credit.indexOf(Math.max(...credit));
    credit[plan] = (credit[plan] ?? 0) - all;
    const index = (next[plan] ?? 0) % (plans[plan]?.requests.length ?? 1);
    next[plan] = index + 1;
    return { plan, bytes: fixed[plan]?.[index] ?? bytesOf(plans[plan]?.requests[index] ?? '') };
  };
}

function run({ port, connections, plans, seconds = 60, count = Number.POSITIVE_INFINITY }: Load): Promise<Outcome> {
  const nextRequest = weightedRoundRobin(plans);
  const outcome: Outcome = { perSecond: 0, times: plans.map(() => []), failures: {} };
  const began = performance.now();
  let started = 0;
  let responses = 0;
  const fail = (what: string) => {
    outcome.failures[what] = (outcome.failures[what] ?? 0) + 1;
  };
  const isOver = () => started >= count || performance.now() - began > seconds * 1_000;
  const runSocket = () =>
    new Promise<void>((resolve) => {
      const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received = Buffer.alloc(0);
      let sentAt = 0;
      let plan = 0;
      let response: ReturnType<typeof frame> = null;
      const sendNext = () => {
        if (isOver()) return socket.end();
        started += 1;
        const next = nextRequest();
        plan = next.plan;
        response = null;
        sentAt = performance.now();
        socket.write(next.bytes);
      };
      socket.on('connect', sendNext);
      socket.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        response ??= frame(received);
        if (!response || received.length < response.length) return;
        outcome.times[plan]?.push(performance.now() - sentAt);
        if (response.status >= 400) fail(String(response.status));
        responses += 1;
        received = Buffer.alloc(0);
        sendNext();
      });
    });
  return Promise.all(Array.from({ length: connections }, runSocket)).then(() => {
    outcome.perSecond = (responses * 1_000) / (performance.now() - began);
    return outcome;
  });
}

process.on('message', (load: Load) => void run(load).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
