/** The changes that invalidate cached responses; none is served stale (C3.16, docs/decisions/027-cached-responses.md). */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../../bench/server/texts.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { insertClub } from '../../../server/clubs/queries.ts';
import type { Database, Db } from '../../../server/db/database.ts';
import { reports } from '../../../server/db/schema.ts';
import { putPublished, removePublished } from '../../../server/reports/review/published-queries.ts';
import { testDatabase } from '../../engines/database-pool.ts';
import { type TestApp, testApp } from '../../test-app.ts';

let database: Database;
/** The app under test; it counts how often public data is read. */
let tested: TestApp;
let reads = 0;
let clubId: string;
beforeAll(async () => {
  database = await testDatabase();
  const club = await insertClub(database.db, { name: 'Ridge Club', location: null, description: null }, new Date());
  clubId = club?.id ?? '';
  const counted: Database = {
    ...database,
    publicRead: (work) => {
      reads += 1;
      return database.publicRead(work);
    },
  };
  tested = await testApp({ database: counted });
});
afterAll(async () => {
  await tested.close();
  await database.close();
});

/** The public reports as this test's model knows them. */
const model = new Map<string, PublicReport>();

function drawn(random: () => number): PublicReport {
  const one = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)] as Choice;
  const injuryLevel = one(['None', 'Minor', 'Fatal', null]);
  return {
    id: randomUUID(),
    headline: null,
    narrative: `${one(['zaxu', 'zexo', 'zixa'])} ${one(['quvo', 'quvozix', 'xequv'])} ${Math.floor(random() * 1e9)}`,
    language: null,
    severity: 'none',
    injuryLevel,
    highestDamage: one(['None', 'Minor', 'Destroyed', null]),
    localDate: null,
    localTime: null,
    locationOccurrence: null,
    worldRegion: null,
    stateArea: null,
    aircraftCategory: one(['Glider', 'Balloon', null]),
    manufacturer: null,
    model: null,
    operationType: null,
    flightPhase: null,
    weatherConditions: null,
    smsManagerComment: one([null, 'zaxu']),
    submittedAt: `2026-05-${10 + Math.floor(random() * 9)}`,
  };
}

/** Every copy belongs to a report. */
const reportsFor = (tx: Db, ids: string[]) =>
  tx
    .insert(reports)
    .values(
      ids.map((id) => ({
        id,
        clubId,
        narrative: 'as it was sent',
        reporterEmail: 'reporter@example.org',
        submittedAt: new Date(),
        searchText: '',
      })),
    )
    .onConflictDoNothing();

async function publish(...copies: PublicReport[]): Promise<void> {
  await database.transaction(async (tx) => {
    await reportsFor(
      tx,
      copies.map(({ id }) => id),
    );
    for (const copy of copies) await putPublished(tx, copy, '2026-06-15');
  });
  for (const copy of copies) model.set(copy.id, copy);
}

async function hide(id: string): Promise<void> {
  await database.transaction(async (tx, sendAtCommit) => sendAtCommit(removePublished(tx, id)));
  model.delete(id);
}

type Query = {
  keyword?: string;
  startDate?: string;
  endDate?: string;
  severity?: string;
  aircraftCategory?: string;
  limit: number;
  after?: PublicReport;
};

const lower = (text: string | null) => (text ?? '').toLowerCase();
const place = ({ submittedAt, id }: { submittedAt: string; id: string }) => `${submittedAt} ${id}`;

/** What the list must contain, computed from the model without the database and the code under test. */
function expected(query: Query): { ids: string[]; texts: string[]; isMore: boolean } {
  const found = [...model.values()]
    .filter(
      (copy) =>
        (query.keyword ?? '')
          .split(' ')
          .every((word) => copy.narrative.includes(word) || (copy.smsManagerComment ?? '').includes(word)) &&
        (!query.startDate || copy.submittedAt >= query.startDate) &&
        (!query.endDate || copy.submittedAt <= query.endDate) &&
        (!query.severity || [copy.injuryLevel, copy.highestDamage].map(lower).includes(lower(query.severity))) &&
        (!query.aircraftCategory || lower(copy.aircraftCategory) === lower(query.aircraftCategory)) &&
        (!query.after || place(copy) < place(query.after)),
    )
    .sort((a, b) => (place(a) < place(b) ? 1 : -1));
  const shown = found.slice(0, query.limit);
  return {
    ids: shown.map(({ id }) => id),
    texts: shown.map(({ narrative }) => narrative),
    isMore: found.length > query.limit,
  };
}

function addressOf({ after, ...query }: Query): string {
  const cursor = after && Buffer.from(place(after)).toString('base64url');
  const named = Object.entries({ ...query, cursor }).filter(([, value]) => value !== undefined) as [string, string][];
  return `/api/reports/public?${new URLSearchParams(named)}`;
}

async function answered(query: Query): Promise<ReturnType<typeof expected>> {
  const response = await tested.app.inject(addressOf(query));
  const list = response.json() as PublicReport[];
  return {
    ids: list.map(({ id }) => id),
    texts: list.map(({ narrative }) => narrative),
    isMore: response.headers['link'] !== undefined,
  };
}

function drawnQuery(random: () => number): Query {
  const maybe = <Value>(value: Value): Value | undefined => (random() < 0.3 ? value : undefined);
  const one = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)] as Choice;
  const query = {
    keyword: maybe(one(['zaxu', 'QUVO', 'xo q', 'quv zix', 'zx', 'vozi', 'nowhere'])),
    startDate: maybe(`2026-05-1${Math.floor(random() * 9)}`),
    endDate: maybe(`2026-05-1${Math.floor(random() * 9)}`),
    severity: maybe(one(['none', 'Minor', 'FATAL', 'Destroyed'])),
    aircraftCategory: maybe(one(['glider', 'Balloon'])),
    after: maybe(one([...model.values()])),
  };
  const keyword = query.keyword?.toLowerCase();
  const given = Object.entries({ ...query, keyword }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), limit: 1 + Math.floor(random() * 5) };
}

test('after any change every cached list equals one built from scratch (C3.16, C3.13 to C3.15)', async () => {
  const random = seeded(7);
  const one = () => [...model.values()][Math.floor(random() * model.size)] as PublicReport;
  await publish(...Array.from({ length: 40 }, () => drawn(random)));
  const queries = [{ limit: 50 }, { limit: 3 }, ...Array.from({ length: 60 }, () => drawnQuery(random))];
  let asked = 0;
  reads = 0;
  for (let round = 0; round < 60; round += 1) {
    const kind = random();
    if (kind < 0.35) await publish(drawn(random));
    else if (kind < 0.6) await publish({ ...drawn(random), id: one().id });
    else if (kind < 0.9) await hide(one().id);
    else await publish(drawn(random), { ...drawn(random), id: one().id }, drawn(random));
    for (const query of queries) {
      expect(await answered(query), `${round}: ${addressOf(query)}`).toEqual(expected(query));
      asked += 1;
    }
  }
  expect(reads / asked).toBeLessThan(0.5);
});

test('a change invalidates only the responses that it affects (C3.16)', async () => {
  const random = seeded(11);
  const glider = { ...drawn(random), aircraftCategory: 'Glider' };
  const balloon = { ...drawn(random), aircraftCategory: 'Balloon' };
  await publish(glider, balloon);
  const urls = {
    gliders: '/api/reports/public?aircraftCategory=Glider&limit=200',
    balloons: '/api/reports/public?aircraftCategory=Balloon&limit=200',
    glider: `/api/reports/public/${glider.id}`,
    balloon: `/api/reports/public/${balloon.id}`,
    counts: '/api/reports/public/counts',
    clubs: '/api/clubs',
    lists: '/api/common-fields',
  };
  const ask = async () => {
    const read: string[] = [];
    for (const [name, url] of Object.entries(urls)) {
      const before = reads;
      await tested.app.inject(url);
      if (reads > before) read.push(name);
    }
    return read;
  };
  expect(await ask()).toEqual(['gliders', 'balloons', 'glider', 'balloon', 'counts']);
  expect(await ask()).toEqual([]);
  await publish({ ...balloon, narrative: 'told in other words' });
  expect(await ask()).toEqual(['balloons', 'balloon', 'counts']);
  await publish({ ...glider, aircraftCategory: 'Balloon' });
  expect(await ask()).toEqual(['gliders', 'balloons', 'glider', 'counts']);
  await hide(glider.id);
  expect(await ask()).toEqual(['balloons', 'glider', 'counts']);
  // A missing report is not cached.
  expect(await ask()).toEqual(['glider']);
});

const run = (text: string) => database.db.execute(sql.raw(text)).then(() => undefined);

test('a change that cannot be attributed to a report invalidates every cached response (C3.16)', async () => {
  const longAgo = () => publish({ ...drawn(seeded(3)), submittedAt: '2001-01-01' });
  await longAgo();
  const ids = Array.from({ length: 101 }, () => randomUUID());
  const changes: Record<string, () => Promise<unknown>> = {
    'a version from before': async () => {
      await run('DELETE FROM public_changes WHERE version = (SELECT max(version) FROM public_changes)');
      await run(`UPDATE public_version SET (version, mark) =
        (SELECT version, mark FROM public_changes ORDER BY version DESC LIMIT 1)`);
    },
    'another history that came to the same number': async () => {
      await run(
        'UPDATE public_changes SET mark = gen_random_uuid() WHERE version = (SELECT max(version) FROM public_changes)',
      );
      await run('UPDATE public_version SET mark = (SELECT mark FROM public_changes ORDER BY version DESC LIMIT 1)');
    },
    'a new club': () => insertClub(database.db, { name: 'Kept Club', location: null, description: null }, new Date()),
    'many copies at once': async () => {
      await reportsFor(database.db, ids);
      await run(`INSERT INTO published_reports (id, narrative, submitted_on, search_text)
        SELECT id, 'one of many', '2001-01-01', 'one of many' FROM unnest('{${ids}}'::uuid[]) AS id`);
    },
    'changes that are noted no longer': async () => {
      await run('DELETE FROM public_changes');
      await longAgo();
    },
    'a version that nothing leads up to': () => run('UPDATE public_version SET mark = gen_random_uuid()'),
    'all taken away at once': () => run('TRUNCATE published_reports CASCADE'),
  };
  const isBuiltAnew = async () => {
    const before = reads;
    await tested.app.inject('/api/reports/public?limit=1');
    return reads > before;
  };
  await isBuiltAnew();
  for (let time = 0; time < 3; time += 1) {
    await longAgo();
    expect(await isBuiltAnew(), 'a change elsewhere').toBe(false);
  }
  for (const [what, change] of Object.entries(changes)) {
    await change();
    // Every write of the program ends in such a transaction.
    await database.transaction(async () => undefined);
    expect(await isBuiltAnew(), what).toBe(true);
    expect(await isBuiltAnew(), what).toBe(false);
  }
  expect((await tested.app.inject('/api/reports/public')).json()).toEqual([]);
});

test('only the last 500 changes are recorded, and a copy gets a new revision each time it is published', async () => {
  const copy = drawn(seeded(5));
  const revisions = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    await publish(copy);
    const found = (await database.db.execute(
      sql`SELECT revision FROM published_reports WHERE id = ${copy.id}`,
    )) as unknown as { rows: { revision: string }[] };
    revisions.add(found.rows[0]?.revision ?? '');
  }
  expect(revisions.size).toBe(3);
  await database.db.execute(sql`
    DO $$ BEGIN FOR time IN 1..600 LOOP UPDATE published_reports SET narrative = narrative; END LOOP; END $$`);
  const noted = (await database.db.execute(sql`SELECT count(*)::int AS noted FROM public_changes`)) as unknown as {
    rows: { noted: number }[];
  };
  expect(noted.rows).toEqual([{ noted: 500 }]);
});
