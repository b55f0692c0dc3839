/** Reopens PGlite after a disk failure; until then every call fails as unavailable */
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Connection } from '../connection.ts';
import type { DurableFiles } from './durable-files.ts';

export type OpenedEngine = { pg: PGlite; files: DurableFiles };

export type Engine = {
  client: PGlite;
  plain: Connection;
  /** One transaction that excludes all others. */
  plainTransaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  isOpen(): boolean;
  close(): Promise<void>;
};

/** How often to retry while the disk is full. */
const REOPEN_EVERY_MS = 500;

function plainOf(pg: Pick<Transaction, 'exec' | 'query'>): Connection {
  return {
    run: async (sql) => void (await pg.exec(sql)),
    rows: async <Row>(sql: string, values?: unknown[]) => (await pg.query<Row>(sql, values)).rows,
  };
}

/** `open` is not called while the disk is full. */
export async function openEngine(open: () => Promise<OpenedEngine>, hasSpace: () => Promise<boolean>): Promise<Engine> {
  let current = await open();
  let retryTimer: NodeJS.Timeout | null = null;

  const reopen = async (): Promise<void> => {
    const next = (await hasSpace()) ? await open().catch(() => null) : null;
    if (next) current = next;
    retryTimer = next ? null : setTimeout(() => void reopen().catch(() => undefined), REOPEN_EVERY_MS).unref();
  };

  /** Once the engine has ended, every call fails with the cause. */
  const onEngine = async <Result>(work: (pg: PGlite) => Promise<Result>): Promise<Result> => {
    const { pg, files } = current;
    try {
      if (files.ended) throw files.ended;
      return await work(pg);
    } catch (error) {
      if (files.ended) retryTimer ??= setTimeout(() => void reopen().catch(() => undefined), 0).unref();
      throw files.ended ?? error;
    }
  };

  const client = {
    query: (...args: Parameters<PGlite['query']>) => onEngine((pg) => pg.query(...args)),
    exec: (...args: Parameters<PGlite['exec']>) => onEngine((pg) => pg.exec(...args)),
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => onEngine((pg) => pg.transaction(work)),
  } as unknown as PGlite;

  return {
    client,
    plain: plainOf(client),
    plainTransaction: (work) => client.transaction((tx) => work(plainOf(tx))),
    isOpen: () => current.files.ended === null,
    close: async () => {
      if (retryTimer) clearTimeout(retryTimer);
      if (!current.files.ended) await current.pg.close();
    },
  };
}
