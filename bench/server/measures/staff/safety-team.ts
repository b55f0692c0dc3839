/** A safety team's lists and counts, the CSV of all reports, and retention. */
import { DAY_MS } from '../../../../domain/durations.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { runRetention } from '../../../../server/erasure/retention/job.ts';
import { writeCursor } from '../../../../server/http/paging.ts';
import { ask } from '../../../../test/faults/staff.ts';
import { type Figure, plain, times } from '../../figures.ts';
import { get, loadOf } from '../../requests.ts';
import { SPAN_MS } from '../../seeding/generate.ts';
import { memoryOf } from '../../starts.ts';
import type { TestBed } from '../../test-bed.ts';

const COUNT = 200;
/** Reports in a chunk of the CSV (server/exports/pages.ts). */
const CHUNK_ROWS = 500;
/** A longer CSV is read only this far; each chunk is one query. */
const CHUNKS_MAX = 100;
/** Days for which a contact is kept. */
const RETENTION_DAYS = 365;
const WHOLE_DAY_ROWS_MAX = 100_000;

/** Signs in as a manager of the club with the most reports. */
async function signInAsManager({ server: { address }, stored, cookie }: TestBed): Promise<string> {
  const email = 'manager@ridge.example';
  const password = 'a windsock in the wind';
  const body = { email, name: 'Robin Keller', role: 'sms-manager', clubId: stored.clubIds[0], password };
  const { status } = await ask(address, 'POST', '/api/users', { cookie, body });
  if (status !== 201) throw new Error(`creating a user returned ${status}`);
  return (await ask(address, 'POST', '/api/auth/login', { body: { email, password } })).cookie;
}

/** Milliseconds for each CSV chunk, and MiB of memory added. */
async function measureCsv({ server, cookie }: TestBed): Promise<Figure[]> {
  const before = memoryOf(server).now;
  const response = await fetch(`${server.address}/api/reports.csv?separator=comma`, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`the CSV returned ${response.status}`);
  const began = performance.now();
  let [lines, peak] = [0, before];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    // Generated texts have no line breaks, so a row is one line.
    for (const byte of chunk) if (byte === 10) lines += 1;
    peak = Math.max(peak, memoryOf(server).now);
    if (lines >= CHUNKS_MAX * CHUNK_ROWS) break;
  }
  const each = ((performance.now() - began) * CHUNK_ROWS) / lines;
  return [
    times(`CSV of all reports, per ${CHUNK_ROWS}`, [each]),
    plain('memory, while a CSV of all reports is sent', `${Math.round(peak - before)} MiB more`),
  ];
}

/** The daily job's time per erased contact; not for the embedded engine, which allows one process. */
async function measureRetention({ engine, location, rows, stored }: TestBed): Promise<Figure[]> {
  if (engine === 'embedded') return [];
  const database = await openDatabase({ ...location, schema: 'as-is' });
  try {
    const oldest = stored.now.getTime() - SPAN_MS;
    // With a million reports a few hours' worth are enough.
    const until = oldest + DAY_MS * Math.min(1, WHOLE_DAY_ROWS_MAX / rows);
    const began = performance.now();
    const erased = await runRetention(
      { database, clock: () => new Date(until + RETENTION_DAYS * DAY_MS) },
      RETENTION_DAYS,
    );
    return [times('retention of a day, per report', [(performance.now() - began) / erased])];
  } finally {
    await database.close();
  }
}

export async function measureSafetyTeam(testBed: TestBed): Promise<Figure[]> {
  const { stored } = testBed;
  const root = { cookie: testBed.cookie };
  const own = { cookie: await signInAsManager(testBed) };
  const deep = [0.5, 0.7, 0.9, 0.95].map((share) => {
    const { id, day } = stored.published[Math.floor(share * stored.published.length)] ?? { id: '', day: '' };
    return writeCursor({ at: `${day}T12:00:00.000Z`, id });
  });
  const step = Math.max(1, Math.floor(stored.pending.length / COUNT));
  const some = stored.pending.filter((_, at) => at % step === 0);
  const byWord = (path: string) => stored.words.middling.map((word) => get(`${path}keyword=${word}`, own));
  const kinds: [string, string[]][] = [
    ['staff list, deep page', deep.map((cursor) => get(`/api/reports?cursor=${cursor}`, root))],
    ['staff list of a club', [get('/api/reports', own)]],
    ['staff list of a club, pending', [get('/api/reports?approvalStatus=pending', own)]],
    ['staff list of a club, deep page', deep.map((cursor) => get(`/api/reports?cursor=${cursor}`, own))],
    ['staff list of a club, keyword', byWord('/api/reports?')],
    ['staff counts of a club, keyword', byWord('/api/reports/counts?')],
    ['staff counts of a club, severity', [get('/api/reports/counts?severity=Fatal', own)]],
    ['staff counts, severity', [get('/api/reports/counts?severity=Fatal', root)]],
    ['attention of a club', [get('/api/reports/attention', own)]],
    ['attention', [get('/api/reports/attention', root)]],
    ['similar reports, for the team', some.map((id) => get(`/api/reports/${id}/similar`, root))],
    ['audit, first page', [get('/api/audit', root)]],
  ];
  const figures: Figure[] = [];
  for (const [name, requests] of kinds) {
    await loadOf(testBed, requests.slice(-20), { count: 10 });
    figures.push(times(name, (await loadOf(testBed, requests, { count: COUNT })).times));
  }
  return [...figures, ...(await measureCsv(testBed)), ...(await measureRetention(testBed))];
}
