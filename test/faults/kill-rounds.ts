/** Rounds of `kill -9` under load: every acknowledged report is there once, and none twice on a repeat (C2.4). */
import { setTimeout as wait } from 'node:timers/promises';
import { compare, type SubmissionLog, sendAgain, startReporters } from './reporters.ts';
import { type DataLocation, startServer } from './server-process.ts';
import { everyReport, makeClub, signIn } from './staff.ts';

export type Outcome = {
  rounds: number;
  acknowledged: number;
  /** Sent, but killed before the response; sent again afterwards. */
  unanswered: number;
  lost: number;
  doubled: number;
  /** The longest time from a start after a kill to the first response. */
  slowestStartMs: number;
};

/** How long the load runs before the kill. */
const LOAD_MIN_MS = 50;
const LOAD_MAX_MS = 900;

/** Kills the server at random moments under load, and counts what became of the reports. */
export async function killRounds(program: string, location: DataLocation, rounds: number): Promise<Outcome> {
  const sent: SubmissionLog = new Map();
  let server = await startServer(program, location);
  const clubId = await makeClub(server.address, await signIn(server.address), 'Ridge Soaring Club');
  let unanswered = 0;
  let slowestStartMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const stop = startReporters(server.address, clubId, sent);
    await wait(LOAD_MIN_MS + Math.random() * (LOAD_MAX_MS - LOAD_MIN_MS));
    await server.end('SIGKILL');
    await stop();
    unanswered += [...sent.values()].filter((id) => id === null).length;
    const start = Date.now();
    server = await startServer(program, location);
    slowestStartMs = Math.max(slowestStartMs, Date.now() - start);
    await sendAgain(server.address, clubId, sent);
  }
  const { lost, doubled } = compare(sent, await everyReport(server.address, await signIn(server.address)));
  await server.end('SIGTERM');
  return { rounds, acknowledged: sent.size, unanswered, lost, doubled, slowestStartMs };
}
