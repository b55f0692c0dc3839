/** Importing as many reports as allowed, and undoing it: how long others wait during that (C12.7). */
import type { Figure } from '../../figures.ts';
import type { TestBed } from '../../test-bed.ts';
import { generateReport, seeded } from '../../texts.ts';
import { generateSubmissions } from '../writes.ts';

const ROWS = 5_000;
const WAIT_MAX_MS = 2_000;
/** Pause between two calls of the people who work during an import: without it they would use most of the CPU. */
const PAUSE_MS = 50;

function csvOf(rows: number): string {
  const random = seeded(7);
  const lines = Array.from({ length: rows }, () => {
    const { narrative } = generateReport(random, '2018-06-15');
    return `2018-06-15,"${narrative?.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"`;
  });
  return ['date,narrative', ...lines].join('\n');
}

/** A staff member reads and a reporter submits, by turns, until the work is done: their longest wait. */
async function longestWait(call: Call, clubId: string, work: () => Promise<unknown>): Promise<number> {
  let [longest, isDone] = [0, false];
  const submissions = generateSubmissions([clubId], 8, 100);
  const timed = async (...request: Parameters<Call>) => {
    const began = performance.now();
    await call(...request);
    longest = Math.max(longest, performance.now() - began);
  };
  const others = async () => {
    for (let at = 0; !isDone; at += 1) {
      await timed('GET', '/api/reports/counts');
      await timed('POST', '/api/reports', JSON.stringify(submissions[at % submissions.length]));
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  };
  const meanwhile = others();
  await work().finally(() => {
    isDone = true;
  });
  await meanwhile;
  return longest;
}

type Call = (method: string, path: string, body?: string, type?: string) => Promise<unknown>;

export async function measureImport({ port, cookie, stored }: TestBed): Promise<Figure[]> {
  const [clubId = ''] = stored.clubIds;
  const call: Call = async (method, path, body, type = 'application/json') => {
    const headers = { cookie, ...(body !== undefined && { 'content-type': type }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const { id } = (await call('POST', `/api/imports?clubId=${clubId}`, csvOf(ROWS), 'text/csv')) as { id: string };
  const figures: Figure[] = [];
  for (const act of ['confirm', 'undo']) {
    const began = performance.now();
    const wait = await longestWait(call, clubId, () => call('POST', `/api/imports/${id}/${act}`));
    const seconds = (performance.now() - began) / 1_000;
    figures.push({
      name: `import of ${ROWS.toLocaleString('en')} reports, ${act}: longest wait of others`,
      goal: `≤ ${WAIT_MAX_MS / 1_000} s`,
      measured: `${(wait / 1_000).toFixed(2)} s; took ${seconds.toFixed(1)} s`,
      met: wait <= WAIT_MAX_MS,
    });
  }
  return figures;
}
