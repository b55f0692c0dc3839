/** Fills an empty database with clubs, reports and actions. */

import { DAY_MS } from '../../../domain/durations.ts';
import { insertClub } from '../../../server/clubs/queries.ts';
import type { Database } from '../../../server/db/database.ts';
import { actions } from '../../../server/db/schema.ts';
import type { Rows } from '../children/generate.ts';
import { startGenerator } from '../children.ts';
import { type Words, wordsOf } from '../texts.ts';
import { storeInBulk } from './bulk.ts';
import { BATCH_ROWS, type Batch } from './generate.ts';

const CLUBS = ['Ridge Soaring Club', 'Valley Gliding Club', 'Estuary Gliding Club', 'Moorland Soaring Society'];
/** The number of clubs grows with the number of reports. */
const REPORTS_PER_CLUB = 2_500;
const GENERATORS = 2;
/** Number of actions of all clubs. */
const ACTIONS = 10_000;
const ACTIONS_PER_INSERT = 500;

export type StoredReports = {
  clubIds: string[];
  published: { id: string; day: string }[];
  pending: string[];
};

/** Copies are newest first. */
export type SeededReports = StoredReports & { words: Words; now: Date };

/** Clubs with different names. */
export async function insertClubs({ db }: Database, rows: number, now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < Math.max(CLUBS.length, rows / REPORTS_PER_CLUB); at += 1) {
    const name = CLUBS[at] ?? `${CLUBS[at % CLUBS.length]} ${at}`;
    const club = await insertClub(db, { name, location: 'Somewhere', description: null }, now);
    ids.push(club?.id ?? '');
  }
  return ids;
}

/** One action per report; half of them open, due within a year before or after today. */
export async function insertActions(
  { db }: Database,
  { clubIds, published, pending }: StoredReports,
  now: Date,
): Promise<void> {
  const reportIds = [...published.map(({ id }) => id), ...pending];
  const states = ['open', 'done', 'dropped', 'open'] as const;
  for (let at = 0; at < ACTIONS; at += ACTIONS_PER_INSERT) {
    const rows = Array.from({ length: ACTIONS_PER_INSERT }, (_, index) => {
      const number = at + index;
      const state = states[number % states.length] ?? 'open';
      const due = new Date(now.getTime() + ((number % 730) - 365) * DAY_MS).toISOString().slice(0, 10);
      return {
        clubId: clubIds[number % clubIds.length] ?? '',
        reportId: reportIds[number % reportIds.length] ?? null,
        title: 'Inspect the cable and say so at the briefing',
        details: 'From end to end, and the weak links with it. '.repeat(8),
        ownerName: 'winch master',
        due: number % 5 === 0 ? null : due,
        state,
        doneAt: state === 'done' ? now : null,
        createdAt: new Date(now.getTime() - number * 60_000),
      };
    });
    await db.insert(actions).values(rows);
  }
}

/** Generates the next batches while one is stored. */
async function* prefetchBatches(batch: Omit<Batch, 'firstIndex'>): AsyncGenerator<Rows> {
  const generators = await Promise.all(Array.from({ length: GENERATORS }, startGenerator));
  const queued: Promise<Rows>[] = [];
  for (let firstIndex = 0; firstIndex < batch.rows || queued.length > 0; ) {
    for (; queued.length < GENERATORS && firstIndex < batch.rows; firstIndex += BATCH_ROWS) {
      const generator = generators[(firstIndex / BATCH_ROWS) % GENERATORS];
      if (generator) queued.push(generator.generate({ ...batch, firstIndex }));
    }
    const next = queued.shift();
    if (next) yield await next;
  }
  for (const generator of generators) generator.end();
}

/** Fills an empty database with `rows` reports of three years. */
export async function seedReports(database: Database, rows: number, now: Date): Promise<SeededReports> {
  const clubIds = await insertClubs(database, rows, now);
  const collected: Pick<Rows, 'published' | 'pending' | 'texts'> = { published: [], pending: [], texts: [] };
  async function* batches(): AsyncGenerator<Rows> {
    for await (const batch of prefetchBatches({ rows, clubIds, now: now.getTime() })) {
      collected.published.push(...batch.published);
      collected.pending.push(...batch.pending);
      collected.texts.push(...batch.texts);
      yield batch;
    }
  }
  await storeInBulk(database, batches());
  const { published, pending, texts } = collected;
  await insertActions(database, { clubIds, published, pending }, now);
  published.sort((a, b) => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1));
  return { clubIds, published, pending, words: wordsOf(texts), now };
}
