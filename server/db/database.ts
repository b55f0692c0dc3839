/** The database as the rest of the server knows it: one dialect, two engines (contract C2.1). */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';
import type { PublicChanges } from './public-state/public-changes.ts';

/** Where a query runs: the pool, the embedded database, or a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT>;

type Query = { sql: string; params: unknown[] };

/** A statement of Drizzle's that has not been sent yet, built or written out (`execute`). */
export type Statement = PromiseLike<unknown> & ({ toSQL(): Query } | { getQuery(): Query });

/**
 * Takes a statement whose outcome the work does not need, of plain values: done after the work, in this order, with the
 * commit.
 */
export type Last = (statement: Statement) => void;

export type Work<Result> = (tx: Db, last: Last) => Promise<Result>;

/** Work that lasts longer than a transaction should, and that one process of all does at a time (`Database.alone`). */
export type ExclusiveWork = 'sending mails';

export type MigrationResult = { from: number; to: number; seconds: number };

export type Database = {
  engine: 'embedded' | 'server';
  migrated: MigrationResult | null;
  db: Db;
  /**
   * Runs the work in one transaction: everything it wrote is there, or, where it throws, nothing; unless it throws because
   * the database was not heard of any more (503), when either may be.
   */
  transaction<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Another value after each change of what is public (published copies, clubs). Never older than what was committed
   * when it was asked for; at once where it is known without asking.
   */
  publicVersion(): string | Promise<string>;
  /** What changed of what is public since a version that `publicVersion` gave; `null` where that cannot be told. */
  publicChanges(since: string): Promise<PublicChanges | null>;
  /**
   * Reads what is public, from a replica where there is one that stands exactly where this database stood when it was
   * asked. Everything the work reads is of one moment there, and it may be done twice, so it must only read.
   */
  publicRead<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Plain SQL in one transaction, without time limits: 'read' sees one unchanging moment and changes nothing (a backup),
   * 'write' is for a restore.
   */
  plainSql<Result>(mode: 'read' | 'write', work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /**
   * Does work outside any transaction that no other process on this database does at the same time; gives `null` at once
   * where one does. The work asks `isAlone` between its steps and ends where it is no longer so: the connection was lost.
   */
  alone<Result>(name: ExclusiveWork, work: (isAlone: () => boolean) => Promise<Result>): Promise<Result | null>;
  ping(): Promise<void>;
  state(): Record<string, number>;
  close(): Promise<void>;
};

export function inserted<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('an insert gave no row');
  return row;
}
