/** Every list, search and count uses an index (docs/decisions/022-search.md, 023-counts.md), on both engines. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { criteriaOf, filterKeys } from '../../../domain/reports/search-keys.ts';
import { type TrendFilters, trendFilterKeys } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { searchText } from '../../../domain/text/folding/search.ts';
import { countGroups, countMonths } from '../../../server/analytics/queries.ts';
import type { Database, Db } from '../../../server/db/database.ts';
import { publishedReports } from '../../../server/db/published-schema.ts';
import { actions, clubs, followUps, reports } from '../../../server/db/schema.ts';
import { countPublished, listEntries } from '../../../server/reports/public/queries.ts';
import type { Scope } from '../../../server/reports/report/queries.ts';
import { countReports, listReports } from '../../../server/reports/review/queries.ts';
import { testDatabase } from '../../engines/database-pool.ts';

const REPORTS = 2_400;
const BATCH = 200;
const CLUBS = Array.from({ length: 12 }, () => randomUUID());
const WORDS =
  'the glider landed long after a winch launch in gusty wind with brakes half open near trees beside runway two'.split(
    ' ',
  );
const NONE = { keyword: null, startDate: null, endDate: null, severity: null, aircraftCategory: null };
const PAGE = { limit: 50, cursor: null, approvalStatus: null };
const counted = (
  filters: Partial<Record<keyof typeof NONE, string>> & { lang?: 'de' } = {},
  trendFilters: TrendFilters | null = null,
) => ({
  ...criteriaOf({ ...NONE, ...filters }),
  ...{ language: null, topic: null, trendFilters },
});
const listed = ({ limit = PAGE.limit, ...filters }: Parameters<typeof counted>[0] & { limit?: number } = {}) => ({
  ...counted(filters),
  ...PAGE,
  limit,
});

let database: Database;

function reportAt(at: number) {
  const submittedAt = new Date(Date.UTC(2020, 0, 1) + at * 3_600_000);
  const words = Array.from({ length: 120 }, (_, index) => WORDS[(at * 7 + index * (index + at)) % WORDS.length]);
  const narrative = `${words.join(' ')} ${at === 1_000 ? 'xylophone qzq' : 'ordinary'}`;
  const levels = { injuryLevel: at % 40 ? 'None' : 'Fatal', highestDamage: 'None', aircraftCategory: 'Sailplane' };
  const kinds = { flightPhase: at % 97 ? 'Descent' : 'Thermalling', operationType: at % 3 ? 'Competition' : null };
  const shown = { narrative, ...levels, ...kinds, smsManagerComment: 'Brief this.' };
  const keys = { ...filterKeys(levels), ...trendFilterKeys(kinds) };
  return { id: randomUUID(), ...shown, submittedAt, ...keys, searchText: searchText([narrative]) };
}

async function store(db: Db, from: number): Promise<void> {
  const made = Array.from({ length: BATCH }, (_, index) => reportAt(from + index));
  const approved = {
    approvedForPublicView: true,
    isAnonymized: true,
    reviewedAt: new Date(),
    reporterEmail: 'a@b.example',
  };
  await db
    .insert(reports)
    .values(made.map((report, at) => ({ ...report, ...approved, clubId: CLUBS[(from + at) % CLUBS.length] ?? '' })));
  const coded = made.filter((_, at) => at % 2 === 0);
  await db
    .insert(followUps)
    .values(coded.map(({ id }, at) => ({ reportId: id, categories: [at % 50 ? 13 : 104], outcome: 2, barriers: 1 })));
  await db.insert(actions).values(
    coded.map(({ id, submittedAt }, at) => {
      const clubId = CLUBS[(from + at * 2) % CLUBS.length] ?? '';
      return { reportId: id, clubId, title: 'Inspect it', state: 'open', createdAt: submittedAt } as const;
    }),
  );
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  await db.insert(publishedReports).values(made.map((report) => ({ ...report, submittedOn: day(report.submittedAt) })));
}

/**
 * Vacuums a table; true if all its pages are then marked visible, which other activity may prevent. INDEX_CLEANUP is
 * on: VACUUM skips it when few rows are dead (as in a reused database), and would leave their pages unmarked.
 */
async function isVacuumed(table: string): Promise<boolean> {
  await database.db.execute(sql.raw(`VACUUM (ANALYZE, INDEX_CLEANUP ON) ${table}`));
  const { rows } = (await database.db.execute(
    sql`SELECT relallvisible >= relpages AS done FROM pg_class WHERE relname = ${table}`,
  )) as unknown as { rows: { done: boolean }[] };
  return rows[0]?.done === true;
}

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const now = new Date();
  await db
    .insert(clubs)
    .values(CLUBS.map((id, at) => ({ id, name: `${at}`, nameKey: `${at}`, createdAt: now, updatedAt: now })));
  for (let from = 0; from < REPORTS; from += BATCH) await store(db, from);
  const tables = 'reports follow_ups actions published_reports report_words published_words published_tallies';
  for (const table of tables.split(' '))
    await vi.waitUntil(() => isVacuumed(table), { timeout: 20_000, interval: 200 });
});
afterAll(() => database.close());

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** The plan for the query that `ask` builds: the tables and indexes it reads, and the tables it scans in full. */
async function planOf(ask: (db: Db) => unknown): Promise<{ tables: string[]; indexes: string[]; whole: string[] }> {
  const asked: { text: string; values: unknown[] }[] = [];
  const query = async ({ text }: { text: string }, values: unknown[]) => {
    asked.push({ text, values });
    return { rows: [] };
  };
  await ask(drizzle({ client: { query } as unknown as Pool, casing: 'snake_case' }) as unknown as Db);
  const all: Plan[] = [];
  for (const { text, values } of asked) {
    const [row] = await database.plainSql('read', (connection) =>
      connection.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values),
    );
    all.push(...(row ? nodes(row['QUERY PLAN'][0].Plan) : []));
  }
  return {
    tables: all.flatMap((node) => node['Relation Name'] ?? []),
    indexes: all.flatMap((node) => node['Index Name'] ?? []),
    whole: all.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? ''),
  };
}

const club: Scope = { clubId: CLUBS[0] ?? '' };
const id = randomUUID();
const deepDay = { at: '2020-02-10', id };
const NO_TREND_FILTERS: TrendFilters = {
  phaseKey: null,
  operationKey: null,
  occurrenceCategory: null,
  riskGrade: null,
  level: null,
  unset: null,
  followUp: null,
};
const deepMoment = { at: '2020-02-10T12:00:00.000Z', id };
const COVERING = ['reports_newest', 'reports_newest_of_club'];

test.each<[string, (db: Db) => unknown, string | string[]]>([
  ['the public list', (db) => listEntries(db, listed(), null), 'published_reports_newest'],
  ['public, a deep page', (db) => listEntries(db, listed(), deepDay), 'published_reports_newest'],
  ['public, by severity', (db) => listEntries(db, listed({ severity: 'None' }), null), 'published_reports_newest'],
  ['public, by days', (db) => listEntries(db, listed({ startDate: '2020-02-01' }), null), 'published_reports_newest'],
  ['public, a rare word', (db) => listEntries(db, listed({ keyword: 'xylophone' }), null), 'published_words_parts'],
  ['a label', (db) => listEntries(db, listed({ keyword: 'hangflug', lang: 'de' }), null), 'published_words_parts'],
  ['public, an absent word', (db) => listEntries(db, listed({ keyword: 'theremin' }), null), 'published_words_parts'],
  [
    'a rare word with a limit of one',
    (db) => listEntries(db, listed({ limit: 1, keyword: 'xylophone' }), null),
    'published_words_parts',
  ],
  [
    'a rare word from a day on',
    (db) => countPublished(db, counted({ startDate: '2020-04-01', keyword: 'xylophone' })),
    'published_words_parts',
  ],
  [
    'thirty words',
    (db) => countPublished(db, counted({ keyword: Array.from({ length: 30 }, (_, at) => `x${at}`).join(' ') })),
    'published_words_parts',
  ],
  [
    'a rare word in all clubs with a limit of one',
    (db) => listReports(db, 'all', listed({ limit: 1, keyword: 'xylophone' }), null),
    'report_words_parts',
  ],
  ['public, rare letters', (db) => listEntries(db, listed({ keyword: 'zq' }), null), 'published_words_parts'],
  ['public, absent signs', (db) => listEntries(db, listed({ keyword: '#!' }), null), 'published_words_parts'],
  ['public, a common word', (db) => listEntries(db, listed({ keyword: 'glider' }), null), 'published_reports_newest'],
  ['the count of a common word', (db) => countPublished(db, counted({ keyword: 'glider' })), 'published_words_parts'],
  ['the count of a letter', (db) => countPublished(db, counted({ keyword: 'a' })), 'published_words_parts'],
  ['the count of a rare word', (db) => countPublished(db, counted({ keyword: 'xylophone' })), 'published_words_parts'],
  ["a club's list", (db) => listReports(db, club, listed(), null), 'reports_newest_of_club'],
  ["a deep page of a club's list", (db) => listReports(db, club, listed(), deepMoment), 'reports_newest_of_club'],
  ['the list of all clubs', (db) => listReports(db, 'all', listed(), null), 'reports_newest'],
  ['a deep page of all clubs', (db) => listReports(db, 'all', listed(), deepMoment), 'reports_newest'],
  [
    'a rare word in all clubs',
    (db) => listReports(db, 'all', listed({ keyword: 'xylophone' }), null),
    'report_words_parts',
  ],
  [
    "a common word in a club's list",
    (db) => listReports(db, club, listed({ keyword: 'glider' }), null),
    'reports_newest_of_club',
  ],
  [
    "a club's count of a common word",
    (db) => countReports(db, club, counted({ keyword: 'glider' })),
    'report_words_parts',
  ],
  [
    'two rare letters in all clubs',
    (db) => listReports(db, 'all', listed({ keyword: 'zq' }), null),
    'report_words_parts',
  ],
  [
    "a club's count by severity",
    (db) => countReports(db, club, counted({ severity: 'Fatal' })),
    'reports_newest_of_club',
  ],
  ['the count of all by severity', (db) => countReports(db, 'all', counted({ severity: 'Fatal' })), COVERING],
])('the index is used for %s, and no table is scanned', async (_name, ask, index) => {
  const { indexes, whole } = await planOf(ask);
  expect(indexes.filter((each) => [index].flat().includes(each))).not.toEqual([]);
  expect(whole).toEqual([]);
});

test.each<[string, Partial<TrendFilters>]>([
  ['a rare phase', { phaseKey: 'thermalling' }],
  ['an operation', { operationKey: 'competition' }],
  ['a level', { level: 'critical' }],
  ['unset values', { unset: 'operationType' }],
  ['an occurrence category', { occurrenceCategory: 104 }],
  ['a risk grade', { riskGrade: 'low' }],
  ['reports without a grade', { unset: 'riskGrade' }],
  ['new reports', { followUp: 'new' }],
  ['reports in hand', { followUp: 'in-hand' }],
])('the list and the count of %s use an index, and never scan all reports (C12.2)', async (_, asked) => {
  const trendFilters = { ...NO_TREND_FILTERS, ...asked };
  const ways = (scope: Scope) => ({
    list: (db: Db) => listReports(db, scope, { ...listed(), trendFilters }, null),
    count: (db: Db) => countReports(db, scope, counted({}, trendFilters)),
    words: (db: Db) => listReports(db, scope, { ...listed({ keyword: 'xylophone' }), trendFilters }, null),
  });
  const { list, count } = ways('all');
  for (const ask of [...Object.values(ways(club)), list, count])
    expect((await planOf(ask)).whole).not.toContain('reports');
});

test.each(['glider', 'xylophone'])(
  'the trends of "%s" look the word up in the index once, not in the words of each report (C12.1)',
  async (keyword) => {
    for (const scope of [club, 'all'] as const) {
      const { indexes } = await planOf((db) => countGroups(db, { scope, query: counted({ keyword }) }));
      expect(indexes).toContain('report_words_parts');
      expect(indexes).not.toContain('report_words_pkey');
    }
  },
);

test.each<[string, (db: Db, scope: Scope) => unknown]>([
  ['', (db, scope) => countGroups(db, { scope, query: counted() })],
  [' by months', (db, scope) => countMonths(db, scope, null)],
  [' of a month', (db, scope) => countMonths(db, scope, ['2020-02-01'])],
])('the trends%s use indexes, and never scan the reports (C12.1)', async (_, ask) => {
  for (const scope of [club, 'all'] as const) {
    const { indexes, whole } = await planOf((db) => ask(db, scope));
    expect(indexes).toEqual(expect.arrayContaining([expect.stringMatching(/^reports_newest/), 'reports_uncommented']));
    expect(whole).not.toContain('reports');
  }
});

test('counts without a filter read no report (C3.11)', async () => {
  for (const scope of [club, 'all'] as const) {
    const { indexes, whole } = await planOf((db) => countReports(db, scope, counted()));
    expect([...indexes, ...whole].filter((name) => !name.startsWith('report_counts'))).toEqual([]);
    expect((await countReports(database.db, scope, counted())).total).toBe(
      scope === 'all' ? REPORTS : REPORTS / CLUBS.length,
    );
  }
});

test.each<[string, Parameters<typeof counted>[0], number]>([
  ['without a filter', {}, 0],
  ['by severity', { severity: 'Fatal' }, 0],
  ['by severity and category', { severity: 'Fatal', aircraftCategory: 'Sailplane' }, 0],
  ['of whole months', { startDate: '2020-02-01', endDate: '2020-03-31' }, 0],
  ['from a day on', { startDate: '2020-02-10' }, 1],
  ['by days', { startDate: '2020-01-10', endDate: '2020-03-20' }, 2],
  ['by days and severity', { startDate: '2020-01-10', endDate: '2020-03-20', severity: 'Fatal' }, 2],
  ['within a month', { startDate: '2020-02-10', endDate: '2020-02-20', severity: 'Fatal' }, 1],
])(
  'the public count %s sums monthly tallies, and reads copies only of months that its days split (C3.11)',
  async (_name, filters, cut) => {
    const { tables, indexes, whole } = await planOf((db) => countPublished(db, counted(filters)));
    expect(tables.filter((name) => name !== 'published_tallies')).toEqual(Array(cut).fill('published_reports'));
    expect(indexes.filter((name) => name === 'published_reports_newest')).toHaveLength(cut);
    // One row for each month and kind: the planner may read them all.
    expect(whole.filter((name) => name !== 'published_tallies')).toEqual([]);
  },
);

test('the tables of words have no index but the primary key and the one of word parts (C3.13)', async () => {
  const { rows } = (await database.db.execute(
    sql`SELECT indexname AS name FROM pg_indexes WHERE tablename IN ('report_words', 'published_words') ORDER BY 1`,
  )) as unknown as { rows: { name: string }[] };
  expect(rows.map(({ name }) => name)).toEqual([
    'published_words_parts',
    'published_words_pkey',
    'report_words_parts',
    'report_words_pkey',
  ]);
});
