/** The register of 10,000 actions and the follow-ups of a page use an index (C8.7), on both engines. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../../../server/db/database.ts';
import { actions, clubs, reports } from '../../../server/db/schema.ts';
import { listFacts } from '../../../server/follow-up/overview-queries.ts';
import { countActionsOf } from '../../../server/follow-up/states/progress-queries.ts';
import { findAction, type ListCursor, listActions } from '../../../server/safety-actions/queries.ts';
import { testDatabase } from '../../engines/database-pool.ts';

const ACTIONS = 10_000;
const BATCH = 500;
const CLUBS = Array.from({ length: 12 }, () => randomUUID());
const REPORTS = Array.from({ length: BATCH }, () => randomUUID());

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const now = new Date('2026-06-03T10:00:00Z');
  await db
    .insert(clubs)
    .values(CLUBS.map((id, at) => ({ id, name: `${at}`, nameKey: `${at}`, createdAt: now, updatedAt: now })));
  const texts = { narrative: 'The cable broke.', reporterEmail: 'a@b.example', searchText: 'the cable broke' };
  await db
    .insert(reports)
    .values(REPORTS.map((id, at) => ({ id, ...texts, clubId: CLUBS[at % CLUBS.length] ?? '', submittedAt: now })));
  for (let from = 0; from < ACTIONS; from += BATCH)
    await db.insert(actions).values(REPORTS.map((reportId, index) => actionAt(from + index, reportId, now)));
  for (const table of ['actions', 'reports', 'follow_ups']) await db.execute(sql.raw(`ANALYZE ${table}`));
});
afterAll(() => database.close());

function actionAt(at: number, reportId: string, now: Date) {
  const state = (['open', 'done', 'dropped', 'open'] as const)[at % 4] ?? 'open';
  const due =
    at % 5 === 0 ? null : new Date(now.getTime() + ((at % 600) - 300) * 86_400_000).toISOString().slice(0, 10);
  const createdAt = new Date(now.getTime() - at * 60_000);
  const doneAt = state === 'done' ? now : null;
  return { clubId: CLUBS[at % CLUBS.length] ?? '', reportId, title: 'Inspect it', state, doneAt, due, createdAt };
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** The plan nodes for the query that `ask` builds. */
async function planOf(ask: (db: Db) => unknown): Promise<Plan[]> {
  const asked: { text: string; values: unknown[] }[] = [];
  const query = async ({ text }: { text: string }, values: unknown[]) => {
    asked.push({ text, values });
    return { rows: [] };
  };
  await ask(drizzle({ client: { query } as unknown as Pool, casing: 'snake_case' }) as unknown as Db);
  const plans: Plan[] = [];
  for (const { text, values } of asked) {
    const [row] = await database.plainSql('read', (connection) =>
      connection.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values),
    );
    if (row) plans.push(...nodes(row['QUERY PLAN'][0].Plan));
  }
  return plans;
}

const QUERY = { state: 'open', due: null, mine: false, reportId: null, limit: 50, cursor: null } as const;
const DEEP: ListCursor = { due: '2026-07-15', at: '2026-06-01T00:00:00.000Z', id: randomUUID() };
const OF_CLUB = {
  scope: { clubId: CLUBS[0] ?? '' },
  query: QUERY,
  after: null,
  userId: randomUUID(),
  today: '2026-06-03',
};
const ALL = { ...OF_CLUB, scope: 'all' } as const;
const report = REPORTS[0] ?? '';

test.each<[string, (db: Db) => unknown, string]>([
  ['the register', (db) => listActions(db, OF_CLUB), 'actions_register_of_club'],
  ['a deep page of the register', (db) => listActions(db, { ...OF_CLUB, after: DEEP }), 'actions_register_of_club'],
  [
    'the list of overdue actions',
    (db) => listActions(db, { ...OF_CLUB, query: { ...QUERY, due: 'overdue' } }),
    'actions_register_of_club',
  ],
  [
    'the register in every state',
    (db) => listActions(db, { ...OF_CLUB, query: { ...QUERY, state: 'all' } }),
    'actions_whole_of_club',
  ],
  [
    'the register of all clubs in every state',
    (db) => listActions(db, { ...ALL, query: { ...QUERY, state: 'all' } }),
    'actions_whole',
  ],
  ['the register of all clubs', (db) => listActions(db, ALL), 'actions_register'],
  ['a deep page of all clubs', (db) => listActions(db, { ...ALL, after: DEEP }), 'actions_register'],
  [
    'the list of a user’s own actions',
    (db) => listActions(db, { ...OF_CLUB, query: { ...QUERY, mine: true } }),
    'actions_of_owner',
  ],
  [
    'the list of a report’s actions',
    (db) => listActions(db, { ...OF_CLUB, query: { ...QUERY, reportId: report } }),
    'actions_of_report',
  ],
  ['one action', (db) => findAction(db, OF_CLUB.scope, randomUUID()), 'actions_pkey'],
  ['the actions of a follow-up', (db) => countActionsOf(db, report), 'actions_of_report'],
  ['the follow-ups of a few reports', (db) => listFacts(db, OF_CLUB.scope, REPORTS.slice(0, 5)), 'actions_of_report'],
])(
  'an index is used for %s, and the table of actions is never scanned or sorted as a whole (C8.7)',
  async (_, ask, index) => {
    const plans = await planOf(ask);
    expect(plans.flatMap((node) => node['Index Name'] ?? [])).toContain(index);
    const whole = plans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(whole).not.toContain('actions');
    if (/^actions_(register|whole)/.test(index)) expect(plans.map((node) => node['Node Type'])).not.toContain('Sort');
  },
);
