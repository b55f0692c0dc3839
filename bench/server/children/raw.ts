/**
 * The engine by itself, in a separate process: the same statements through the same driver without the product, and a
 * plain Fastify handler on them.
 */

import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { type SQL, sql } from 'drizzle-orm';
import fastify from 'fastify';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';

export type RawTask =
  | { kind: 'open'; databaseUrl: string | null; directory: string }
  /** Runs the statement with each of the values in turn, `concurrency` in parallel. */
  | { kind: 'run'; text: string; values: unknown[][]; concurrency: number }
  /** Runs plain SQL in one transaction, however long it takes. */
  | { kind: 'prepare'; statements: string[] }
  /** Inserts rows with new ids for some seconds, `concurrency` in parallel. */
  | { kind: 'insert'; text: string; rows: unknown[][]; concurrency: number; seconds: number }
  /** Serves `GET /?startDate=` with this statement; its first value is the date. */
  | { kind: 'serve'; text: string; values: unknown[] }
  | { kind: 'verify'; hash: string; password: string; times: number };
/** Milliseconds of each, and the rate per second; a port where one was opened. */
export type RawResult = { times: number[]; perSecond: number; rows: unknown[]; port: number };

let database: Database;

/** The text with `$1`, `$2`… in order, as a statement of the driver. */
function statement(text: string, values: readonly unknown[]): SQL {
  const [first = '', ...others] = text.split(/\$\d+/);
  return others.reduce((built, part, at) => sql`${built}${sql.param(values[at])}${sql.raw(part)}`, sql.raw(first));
}

async function execute(text: string, values: readonly unknown[]): Promise<unknown[]> {
  return ((await database.db.execute(statement(text, values))) as unknown as { rows: unknown[] }).rows;
}

async function timed<Result>(work: () => Promise<Result>, times: number[]): Promise<Result> {
  const began = performance.now();
  const result = await work();
  times.push(performance.now() - began);
  return result;
}

/** Starts them in order, `concurrency` at a time; returns the rate per second. */
async function runConcurrently(
  one: (index: number) => Promise<void>,
  hasNext: (index: number) => boolean,
  concurrency: number,
): Promise<{ perSecond: number }> {
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    while (hasNext(next)) await one(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { perSecond: (next * 1_000) / (performance.now() - began) };
}

async function perform(task: RawTask): Promise<Partial<RawResult>> {
  const times: number[] = [];
  switch (task.kind) {
    case 'open':
      database = await openDatabase({ ...task, schema: 'as-is' });
      return {};
    case 'run': {
      const { text, values, concurrency } = task;
      let rows: unknown[] = [];
      const one = async (index: number) => {
        rows = await timed(() => execute(text, values[index] ?? []), times);
      };
      return {
        ...(await runConcurrently(one, (index) => index < values.length, concurrency)),
        times,
        rows: rows.slice(0, 200),
      };
    }
    case 'prepare':
      await database.plainSql('write', async ({ run }) => {
        for (const text of task.statements) await run(text);
      });
      return {};
    case 'insert': {
      const { text, rows, concurrency, seconds } = task;
      const ends = performance.now() + seconds * 1_000;
      const one = (index: number) =>
        timed(() => execute(text, [randomUUID(), ...(rows[index % rows.length] ?? [])]), times).then(() => undefined);
      return { ...(await runConcurrently(one, () => performance.now() < ends, concurrency)), times };
    }
    case 'serve': {
      const app = fastify();
      app.get<{ Querystring: { startDate: string } }>('/', ({ query }) =>
        execute(task.text, [query.startDate, ...task.values]),
      );
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      return { port: Number(new URL(address).port) };
    }
    case 'verify':
      for (let at = 0; at < task.times; at += 1) await timed(() => verify(task.hash, task.password), times);
      return { times };
  }
}

process.on('message', (task: RawTask) => {
  perform(task).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ error: String(error instanceof Error ? (error.stack ?? error) : error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
