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

export type Question =
  | { ask: 'open'; databaseUrl: string | null; directory: string }
  /** Runs the statement with each of the values in turn, `atOnce` in parallel. */
  | { ask: 'run'; text: string; values: unknown[][]; atOnce: number }
  /** Runs plain SQL in one transaction, however long it takes. */
  | { ask: 'prepare'; statements: string[] }
  /** Inserts rows with new ids for some seconds, `atOnce` in parallel. */
  | { ask: 'insert'; text: string; rows: unknown[][]; atOnce: number; seconds: number }
  /** Serves `GET /?startDate=` with this statement; its first value is the date. */
  | { ask: 'serve'; text: string; values: unknown[] }
  | { ask: 'verify'; hash: string; password: string; times: number };
/** Milliseconds of each, and the rate per second; a port where one was opened. */
export type Reply = { times: number[]; perSecond: number; rows: unknown[]; port: number };

let database: Database;

/** The text with `$1`, `$2`… in order, as a statement of the driver. */
function statement(text: string, values: readonly unknown[]): SQL {
  const [first = '', ...others] = text.split(/\$\d+/);
  return others.reduce((built, part, at) => sql`${built}${sql.param(values[at])}${sql.raw(part)}`, sql.raw(first));
}

async function ask(text: string, values: readonly unknown[]): Promise<unknown[]> {
  return ((await database.db.execute(statement(text, values))) as unknown as { rows: unknown[] }).rows;
}

async function timed<Result>(work: () => Promise<Result>, times: number[]): Promise<Result> {
  const began = performance.now();
  const result = await work();
  times.push(performance.now() - began);
  return result;
}

/** Runs them in order while there are more, `atOnce` in parallel; returns the rate per second. */
async function inTurn(
  one: (place: number) => Promise<void>,
  isMore: (place: number) => boolean,
  atOnce: number,
): Promise<{ perSecond: number }> {
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    while (isMore(next)) await one(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { perSecond: (next * 1_000) / (performance.now() - began) };
}

async function answer(question: Question): Promise<Partial<Reply>> {
  const times: number[] = [];
  switch (question.ask) {
    case 'open':
      database = await openDatabase({ ...question, schema: 'as it is' });
      return {};
    case 'run': {
      const { text, values, atOnce } = question;
      let rows: unknown[] = [];
      const one = async (place: number) => {
        rows = await timed(() => ask(text, values[place] ?? []), times);
      };
      return { ...(await inTurn(one, (place) => place < values.length, atOnce)), times, rows: rows.slice(0, 200) };
    }
    case 'prepare':
      await database.plainSql('write', async ({ run }) => {
        for (const text of question.statements) await run(text);
      });
      return {};
    case 'insert': {
      const { text, rows, atOnce, seconds } = question;
      const ends = performance.now() + seconds * 1_000;
      const one = (place: number) =>
        timed(() => ask(text, [randomUUID(), ...(rows[place % rows.length] ?? [])]), times).then(() => undefined);
      return { ...(await inTurn(one, () => performance.now() < ends, atOnce)), times };
    }
    case 'serve': {
      const app = fastify();
      app.get<{ Querystring: { startDate: string } }>('/', ({ query }) =>
        ask(question.text, [query.startDate, ...question.values]),
      );
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      return { port: Number(new URL(address).port) };
    }
    case 'verify':
      for (let at = 0; at < question.times; at += 1) await timed(() => verify(question.hash, question.password), times);
      return { times };
  }
}

process.on('message', (question: Question) => {
  answer(question).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ error: String(error instanceof Error ? (error.stack ?? error) : error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
