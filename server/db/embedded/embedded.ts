/** PGlite on a directory: durable, one process (C2.1, C2.3, C2.4) */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db, ExclusiveWork } from '../database.ts';
import { migrate, type TargetSchema } from '../migrate.ts';
import { changesSince } from '../public-state/public-changes.ts';
import { memoise, PUBLIC_VERSION } from '../public-state/public-version.ts';
import { withinTransaction } from '../transaction.ts';
import { createEmbedded } from './create-cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { type Disk, DurableFiles } from './durable-files.ts';
import { type Engine, type OpenedEngine, openEngine } from './reopening.ts';

/**
 * PGlite's parameters with fsync and less memory: 16 MB of shared buffers save 130 MiB, and the operating system caches
 * files anyway.
 */
const START_PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'fsync=on',
    'wal_sync_method=fsync',
    'full_page_writes=on',
    'shared_buffers=16MB',
    // Size of the old log kept for reuse; server/db/embedded/maintenance.ts limits it.
    'max_wal_size=256MB',
    'timezone=UTC',
    // A statement that finds a GIN pending list full has to empty it, while all others wait.
    'gin_pending_list_limit=512kB',
    // A third of ANALYZE's rows and blocking time (server/db/embedded/maintenance.ts).
    'default_statistics_target=30',
  ].flatMap((setting) => ['-c', setting]),
];

export type EmbeddedOptions = {
  /** DATA_DIR; the cluster is in its `db`. */
  directory: string;
  /** The server does this in a child process. */
  create?: (target: string) => Promise<void>;
  schema?: TargetSchema;
  disk?: Disk;
};

/** Creates the database at the first start, and migrates its schema. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const directory = resolve(options.directory);
  const unlock = lockDirectory(directory);
  try {
    const cluster = join(directory, 'db');
    if (!existsSync(join(cluster, 'PG_VERSION'))) {
      if (!(await hasSpace(directory, options.disk, NEEDED_NEW_BYTES))) throw new NoSpace();
      await (options.create ?? createEmbedded)(cluster);
    }
    const engine = await openEngine(
      () => openCluster(cluster, options.disk),
      () => hasSpace(directory, options.disk, NEEDED_BYTES),
    );
    const migrated = await migrate(engine.plain, options.schema);
    return { ...asDatabase(engine, unlock), migrated };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * PGlite's own conversion turns every byte into a string, some fifty times a photo's size in garbage. Bytes that the
 * serializer leaves unchanged are sent in binary form (decision 053).
 */
const BYTES = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => bytes as unknown as string },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
};

async function openCluster(cluster: string, disk: Disk | undefined): Promise<OpenedEngine> {
  const files = new DurableFiles(cluster, disk);
  const pg = await PGlite.create({ fs: files, startParams: START_PARAMETERS, extensions: { pg_trgm }, ...BYTES });
  files.watchMainLoop();
  return { pg, files };
}

/** PostgreSQL needs 16 MB of log to start. */
const NEEDED_BYTES = 20 << 20;
/** A new database with its log. */
const NEEDED_NEW_BYTES = 64 << 20;

class NoSpace extends Error {
  readonly code = 'ENOSPC';
}

async function hasSpace(directory: string, disk: Disk | undefined, needed: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize > needed && !disk?.isFull?.();
}

function asDatabase(engine: Engine, unlock: () => void): Omit<Database, 'migrated'> {
  const db = drizzle({ client: engine.client, casing: 'snake_case' });
  const queryVersion = async () => (await engine.plain.rows<{ version: string }>(PUBLIC_VERSION))[0]?.version ?? '';
  const { version, forget } = memoise(queryVersion);
  const busy = new Set<ExclusiveWork>();
  return {
    engine: 'embedded',
    db: db as unknown as Db,
    transaction: (work) => db.transaction((tx) => withinTransaction(tx as unknown as Db, work)).finally(forget),
    publicVersion: version,
    publicChanges: (since) => changesSince(since, engine.plain.rows),
    publicRead: (work) => work(db as unknown as Db),
    // There is only one connection, so its holder sees a stable state.
    plainSql: (_mode, work) => engine.plainTransaction(work).finally(forget),
    // The directory lock excludes other processes.
    runExclusively: async (name, work) => {
      if (busy.has(name)) return null;
      busy.add(name);
      return work(() => true).finally(() => busy.delete(name));
    },
    ping: () => engine.plain.run('SELECT 1'),
    state: () => ({ open: engine.isOpen() ? 1 : 0 }),
    close: async () => {
      await engine.close();
      unlock();
    },
  };
}
