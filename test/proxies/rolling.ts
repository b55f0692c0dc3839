/** Rolling restarts of two instances while people read and report. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compare, type Refusals, type SubmissionLog, startReporters } from '../faults/reporters.ts';
import { isReady } from '../faults/server-process.ts';
import { everyReport, makeClub, signIn } from '../faults/staff.ts';

const RESTARTS = 10;
/** Pause before the next restart, so that proxies have noticed that the last instance is back. */
const BETWEEN_MS = 3_000;
const READERS = 8;
const REPORTERS = 3;

export type Instances = {
  ports: readonly [number, number];
  start(at: number): Promise<void>;
  stop(at: number): Promise<void>;
};

/** The instances of a program on these ports, not started yet. */
export function instancesOf(program: string, ports: readonly [number, number], env: NodeJS.ProcessEnv): Instances {
  const running = new Map<number, ChildProcess>();
  return {
    ports,
    start: async (at) => {
      const port = ports[at];
      const child = spawn(process.execPath, [join(program, 'server', 'main.js')], {
        env: { ...env, PORT: String(port) },
        stdio: 'ignore',
      });
      running.set(at, child);
      while (!(await isReady(`http://127.0.0.1:${port}`))) await wait(50);
    },
    stop: async (at) => {
      const child = running.get(at);
      if (!child) return;
      running.delete(at);
      const exit = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await exit;
    },
  };
}

export type Outcome = {
  reads: number;
  reports: number;
  /** Other responses and their counts. */
  failedReads: [answer: number | string, count: number][];
  failedReports: [answer: number | string, count: number][];
  lost: number;
  doubled: number;
};

/** Restarts them in turn while people read and report through a proxy; returns every failure. */
export async function rollingRestarts(address: string, { ports, start, stop }: Instances): Promise<Outcome> {
  const clubId = await makeClub(address, await signIn(address), `Ridge at ${address}`);
  const sent: SubmissionLog = new Map();
  const refusals: Refusals = new Map();
  const stopReporters = startReporters(address, clubId, sent, REPORTERS, refusals);
  const failed: Refusals = new Map();
  let reads = 0;
  let isOver = false;
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      const answer = await fetch(`${address}/api/reports/public`).then(
        async (response) => (await response.arrayBuffer()) && response.status,
        (error: Error) => String(error.cause ?? error.message),
      );
      reads += 1;
      if (answer !== 200) failed.set(answer, (failed.get(answer) ?? 0) + 1);
    }
  });
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await stop(restart % ports.length);
    await wait(500);
    await start(restart % ports.length);
    await wait(BETWEEN_MS);
  }
  isOver = true;
  await Promise.all(readers);
  await stopReporters();
  const outcome = compare(sent, await everyReport(address, await signIn(address)));
  return { reads, reports: sent.size, failedReads: [...failed], failedReports: [...refusals], ...outcome };
}
