/** Reopens PGlite after a disk failure; until then every call fails with "not now" */
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Connection } from '../connection.ts';
import type { DurableFiles } from './durable-files.ts';

export type OpenedEngine = { pg: PGlite; files: DurableFiles };

export type Engine = {
  client: PGlite;
  plain: Connection;
  /** One transaction that excludes all others. */
  alone<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  isOpen(): boolean;
  close(): Promise<void>;
};

/** While there is no space. */
const REOPEN_EVERY_MS = 500;

function plainOf(pg: Pick<Transaction, 'exec' | 'query'>): Connection {
  return {
    run: async (sql) => void (await pg.exec(sql)),
    rows: async <Row>(sql: string, values?: unknown[]) => (await pg.query<Row>(sql, values)).rows,
  };
}

/** `open` is not called while there is no space. */
export async function openEngine(open: () => Promise<OpenedEngine>, hasSpace: () => Promise<boolean>): Promise<Engine> {
  let now = await open();
  let reviving: NodeJS.Timeout | null = null;

  const revive = async (): Promise<void> => {
    const next = (await hasSpace()) ? await open().catch(() => null) : null;
    if (next) now = next;
    reviving = next ? null : setTimeout(() => void revive().catch(() => undefined), REOPEN_EVERY_MS).unref();
  };

  /** Failures after the engine has ended get its cause. */
  const onEngine = async <Result>(work: (pg: PGlite) => Promise<Result>): Promise<Result> => {
    const { pg, files } = now;
    try {
      if (files.ended) throw files.ended;
      return await work(pg);
    } catch (error) {
      if (files.ended) reviving ??= setTimeout(() => void revive().catch(() => undefined), 0).unref();
      throw files.ended ?? error;
    }
  };

  const client = {
    query: (...asked: Parameters<PGlite['query']>) => onEngine((pg) => pg.query(...asked)),
    exec: (...asked: Parameters<PGlite['exec']>) => onEngine((pg) => pg.exec(...asked)),
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => onEngine((pg) => pg.transaction(work)),
  } as unknown as PGlite;

  return {
    client,
    plain: plainOf(client),
    alone: (work) => client.transaction((tx) => work(plainOf(tx))),
    isOpen: () => now.files.ended === null,
    close: async () => {
      if (reviving) clearTimeout(reviving);
      if (!now.files.ended) await now.pg.close();
    },
  };
}
