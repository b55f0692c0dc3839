/** Submissions compared with the engine's rate of durable inserts; approving; signing in. */
import { hashPassword } from '../../../server/auth/password.ts';
import { CAST, CAST_PASSWORD } from '../../../test/cast.ts';
import { type Figure, median, ratio, times } from '../figures.ts';
import { get, loadOf, post } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';
import { generateReport, seeded } from '../texts.ts';

const ROUNDS = 5;
const SECONDS = 1;
/** Copying more reports would take longer than everything else. */
const COPIED_MAX = 100_000;

/** Submissions as sent; `seed` differs by round. */
export function generateSubmissions(clubIds: readonly string[], seed: number, count: number): Record<string, string>[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, at) => ({
    clubId: clubIds[at % clubIds.length] ?? '',
    ...generateReport(random, '2026-05-01'),
  }));
}

/** The INSERT of a submission, run against a copy of the table with the same indexes, rows and values. */
async function prepareInserts({ children }: TestBed): Promise<{ text: string; rows: unknown[][] }> {
  const run = async (text: string) => (await children.raw({ kind: 'run', text, values: [[]], concurrency: 1 })).rows;
  const copy = [
    'CREATE TABLE bench_reports (LIKE reports INCLUDING ALL)',
    'INSERT INTO bench_reports SELECT * FROM reports',
    // Reports are searched by word parts, which are in a separate table.
    `CREATE INDEX ON bench_reports USING gin (word_parts(search_text, false, club_id)) WITH (gin_pending_list_limit = 512)`,
  ];
  await children.raw({ kind: 'prepare', statements: copy });
  const columns = (await run(
    "SELECT column_name FROM information_schema.columns WHERE table_name = 'reports' AND data_type <> 'jsonb' AND column_name <> 'id'",
  )) as { column_name: string }[];
  const names = columns.map(({ column_name }) => column_name);
  const found = await run(`SELECT ${names.join(', ')} FROM reports WHERE NOT approved_for_public_view LIMIT 200`);
  const places = names.map((_, at) => `$${at + 2}`).join(', ');
  return {
    text: `INSERT INTO bench_reports (id, ${names.join(', ')}) VALUES ($1, ${places})`,
    rows: (found as Record<string, unknown>[]).map((row) => names.map((name) => row[name])),
  };
}

/** Times of submissions; then reports per second through HTTP, and rows per second into the copied table. */
export async function measureSubmission(testBed: TestBed): Promise<Figure[]> {
  const { children, port, stored } = testBed;
  const requests = generateSubmissions(stored.clubIds, 1, 400).map((body) => post('/api/reports', body));
  const figures = [times('submission', (await loadOf(testBed, requests, { count: 400 })).times)];
  if (testBed.rows > COPIED_MAX) return figures;
  const { text, rows } = await prepareInserts(testBed);
  for (const connections of [1, 8]) {
    const pairs: { app: number; other: number }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const raw = await children.raw({ kind: 'insert', text, rows, concurrency: connections, seconds: SECONDS });
      const app = await loadOf({ children, port }, requests, { connections, seconds: SECONDS });
      if (round >= 0) pairs.push({ app: app.perSecond, other: raw.perSecond });
    }
    const name = `submission, ${connections} at once, compared with the engine's own inserts`;
    figures.push(ratio(name, pairs, { min: 0.35, unit: 'a second' }));
  }
  return figures;
}

/** Approving pending reports one by one, and the first public response after each. */
export async function measureApproval({ children, port, stored, cookie }: TestBed): Promise<Figure[]> {
  const approve: number[] = [];
  const rebuilt: number[] = [];
  for (const id of stored.pending.splice(0, 60)) {
    const request = post(`/api/reports/${id}/approve`, { comment: 'Check the latch twice.' }, { cookie });
    approve.push(...(await loadOf({ children, port }, [request], { count: 1 })).times);
    rebuilt.push(...(await loadOf({ children, port }, [get('/api/reports/public')], { count: 1 })).times);
  }
  return [times('approve', approve), times('public list, first answer after an approval', rebuilt)];
}

/** Signing in, compared with the password check alone, which is slow on purpose. */
export async function measureSignIn({ children, port }: TestBed): Promise<Figure[]> {
  const login = post('/api/auth/login', { email: CAST.superAdmin.email, password: CAST_PASSWORD });
  const hash = await hashPassword(CAST_PASSWORD);
  const pairs: { app: number; other: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const verify = await children.raw({ kind: 'verify', hash, password: CAST_PASSWORD, times: 8 });
    const app = await loadOf({ children, port }, [login], { count: 8 });
    if (round >= 0) pairs.push({ app: median(app.times), other: median(verify.times) });
  }
  return [ratio('sign-in, compared with Argon2 alone', pairs, { unit: 'ms' })];
}
