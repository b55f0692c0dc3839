/** Load for the failover test: reporters, readers and a manager on two instances, until stopped. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SubmissionLog } from '../faults/reporters.ts';
import type { ResponseChecker } from './response-checker.ts';
import type { TrackedReport } from './tracked-report.ts';

const REPORTERS = 4;
const READERS = 4;
const RETRY_AFTER_MS = 250;
const STEP_INTERVAL_MS = 200;

type Target = { addresses: readonly string[]; clubId: string; cookie: string };
type Copy = { id: string; smsManagerComment: string };

/** Sends reports as the form does: an unacknowledged one is repeated with its key, at either instance. */
async function report(
  { addresses, clubId }: Target,
  sent: SubmissionLog,
  checker: ResponseChecker,
  isOver: () => boolean,
) {
  for (let turn = 0; !isOver(); turn += 1) {
    const key = randomUUID();
    const body = {
      clubId,
      narrative: `Key ${key}: the cable broke at 300 feet.`,
      reporterEmail: 'reporter@example.org',
    };
    sent.set(key, null);
    for (let attempt = turn; !isOver() && sent.get(key) === null; attempt += 1) {
      const address = addresses[attempt % addresses.length] ?? '';
      const answer = await checker.ask(address, 'POST', '/api/reports', { body, headers: { 'idempotency-key': key } });
      if (answer?.status === 201) sent.set(key, (answer.body as { id: string }).id);
      else if (answer) checker.wrong.push(`a report: ${answer.status}`);
      await wait(answer ? 2 : RETRY_AFTER_MS);
    }
  }
}

/** Reads one copy, then the list, alternating between the instances, and checks every response. */
async function read(
  { addresses }: Target,
  trackedReports: readonly TrackedReport[],
  checker: ResponseChecker,
  isOver: () => boolean,
) {
  for (let turn = 0; !isOver(); turn += 1) {
    const address = addresses[turn % addresses.length] ?? '';
    const tracked = trackedReports[turn % trackedReports.length];
    if (!tracked) throw new Error('no report to read');
    const expected = trackedReports.map((each) => each.expected());
    const copyAnswer = await checker.ask(address, 'GET', `/api/reports/public/${tracked.id}`);
    if (copyAnswer && ![200, 404].includes(copyAnswer.status)) checker.wrong.push(`a copy: ${copyAnswer.status}`);
    else if (copyAnswer)
      tracked.checkRead(
        (copyAnswer.body as Partial<Copy>).smsManagerComment ?? null,
        expected[turn % trackedReports.length] ?? 0,
      );
    const before = trackedReports.map((each) => each.expected());
    // Varied each time, so that no cached response serves it.
    const query = `limit=50&keyword=${['', 'cable', 'broke'][turn % 3]}&other=${randomUUID()}`;
    const list = await checker.ask(address, 'GET', `/api/reports/public?${query}`);
    if (list && list.status !== 200) checker.wrong.push(`the list: ${list.status}`);
    else if (list)
      for (const [index, each] of trackedReports.entries()) {
        const copy = (list.body as Copy[]).find(({ id }) => id === each.id);
        each.checkRead(copy?.smsManagerComment ?? null, before[index] ?? 0);
      }
    await wait(copyAnswer && list ? 2 : RETRY_AFTER_MS);
  }
}

async function edit({ addresses, cookie }: Target, trackedReports: readonly TrackedReport[], isOver: () => boolean) {
  let turn = 0;
  const address = () => {
    turn += 1;
    return addresses[turn % addresses.length] ?? '';
  };
  while (!isOver())
    for (const tracked of trackedReports) {
      await tracked.next(address, cookie, isOver);
      await wait(STEP_INTERVAL_MS);
    }
}

/** Starts all; returns the function that stops them. */
export function startLoad(
  target: Target,
  trackedReports: readonly TrackedReport[],
  sent: SubmissionLog,
  checker: ResponseChecker,
): () => Promise<void> {
  let over = false;
  const isOver = () => over;
  const all = Promise.all([
    ...Array.from({ length: REPORTERS }, () => report(target, sent, checker, isOver)),
    ...Array.from({ length: READERS }, () => read(target, trackedReports, checker, isOver)),
    edit(target, trackedReports, isOver),
  ]);
  return async () => {
    over = true;
    await all;
  };
}
