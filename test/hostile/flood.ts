/** Floods a running server with hostile requests and records the responses (C3.17). */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { faultOf } from '../problem.ts';
import { CALLS, type HostileRequest, hostileRequest } from './requests.ts';
import { requestFor, type Target } from './target.ts';

export type FloodOutcome = {
  sent: number;
  /** Requests by status; 0 for no response, or a refusal in a shape other than C3.1's. */
  statuses: Record<number, number>;
  /** The first few requests answered with 500 or more, or not at all. */
  faults: string[];
};

const CONCURRENCY = 16;
const BATCH = 20;
const FAULTS_MAX = 10;
/** Hanging is a fault too. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Bytes that are not HTTP, or nearly. */
const garbage = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc
    .string({ unit: fc.constantFrom(...'GETPOS /:aH1.\r\n\t0%é'), minLength: 1, maxLength: 200 })
    .map((text) => Buffer.from(`GET /api/clubs HTTP/1.1\r\n${text}\r\n\r\n`)),
);

/** The status of a response; 0 for a refusal that is not as C3.1 and C14.7 say. */
function statusOf(status: number, code: unknown, body: Buffer): number {
  if (status < 400) return status;
  try {
    return faultOf(status, code, body.toString()) === null ? status : 0;
  } catch {
    return 0;
  }
}

function send(target: Target, agent: Agent, hostile: HostileRequest): Promise<number> {
  const { path, headers, body } = requestFor(target, hostile);
  const { hostname: host, port } = new URL(target.address);
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const options = { host, port, path, method: hostile.method, agent, headers: { ...headers, ...length } };
    const sending = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('close', () =>
        resolve(statusOf(answer.statusCode ?? 0, answer.headers['problem'], Buffer.concat(parts))),
      );
    });
    sending.setTimeout(RESPONSE_TIMEOUT_MS, () => sending.destroy());
    // The server may have closed an idle connection just as it was reused: only then nothing was heard of the request.
    sending.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(sending.reusedSocket && code === 'ECONNRESET' ? send(target, new Agent(), hostile) : 0),
    );
    sending.end(body);
  });
}

/** The status for raw bytes; 400 where the server closes half a request without a response. */
function sendBytes(target: Target, bytes: Buffer): Promise<number> {
  const { hostname, port } = new URL(target.address);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (data) => (answer += data));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 400)));
  });
}

/** Sends requests, spread over every call; the same `seed` sends the same ones. */
export async function flood(target: Target, requests: number, seed: number): Promise<FloodOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const outcome: FloodOutcome = { sent: 0, statuses: {}, faults: [] };
  const count = (status: number, what: () => string) => {
    outcome.sent += 1;
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    if ((status >= 500 || status === 0) && outcome.faults.length < FAULTS_MAX) {
      outcome.faults.push(`${status} ${what()}`.slice(0, 1_000));
    }
  };
  const one = async (round: number) => {
    const call = CALLS[round % CALLS.length] ?? '';
    for (const hostile of fc.sample(hostileRequest(call), { numRuns: BATCH, seed: seed + round })) {
      count(await send(target, agent, hostile), () => JSON.stringify(hostile));
    }
    for (const bytes of fc.sample(garbage, { numRuns: 1, seed: seed + round })) {
      count(await sendBytes(target, bytes), () => bytes.toString('base64'));
    }
  };
  let next = 0;
  const worker = async () => {
    while (outcome.sent < requests) await one(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  agent.destroy();
  return outcome;
}
