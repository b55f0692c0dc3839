/** The database for the rest of the server: one dialect, two engines (C2.1) */
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';
import type { PublicChanges } from './public-state/public-changes.ts';

/** The pool, the embedded database, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

type Query = { sql: string; params: unknown[] };

/** A Drizzle statement that has not been sent yet. */
export type Statement = PromiseLike<unknown> & ({ toSQL(): Query } | { getQuery(): Query });

/** Queues a statement whose result is not needed: all are sent in order after the work, together with the commit. */
type SendAtCommit = (statement: Statement) => void;

export type Work<Result> = (tx: Db, sendAtCommit: SendAtCommit) => Promise<Result>;

export type ExclusiveWork = 'sending email';

export type MigrationResult = { from: number; to: number; seconds: number };

export type Database = {
  engine: 'embedded' | 'server';
  migrated: MigrationResult | null;
  db: Db;
  /** Rolls back on a throw. If the connection is lost during the commit, the outcome is unknown (503). */
  transaction<Result>(work: Work<Result>): Promise<Result>;
  /** Changes whenever public data does. Reflects every commit before the call; synchronous if cached. */
  publicVersion(): string | Promise<string>;
  /** The changes since a `publicVersion`; `null` if unknown. */
  publicChanges(since: string): Promise<PublicChanges | null>;
  /** Reads one snapshot, from a replica if it is in exactly the same state. `work` may run twice: it must only read. */
  publicRead<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** One transaction without time limits: 'read' in one snapshot (backup), 'write' for a restore. */
  plainSql<Result>(mode: 'read' | 'write', work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work`, outside a transaction, in one process at a time; `null` if another is running it. The work must stop
   * once `holdsLock` returns false, because the connection was lost.
   */
  runExclusively<Result>(
    name: ExclusiveWork,
    work: (holdsLock: () => boolean) => Promise<Result>,
  ): Promise<Result | null>;
  ping(): Promise<void>;
  state(): Record<string, number>;
  close(): Promise<void>;
};

/** For statements that Drizzle's builder cannot express; the caller knows the columns. */
export const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

export const countWhere = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

export function inserted<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('INSERT returned no row');
  return row;
}
