/**
 * A replica for public reads. A hidden report must be gone from the next answer (C3.16), so the snapshot must match the
 * primary's state as of the request; otherwise the primary answers
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../database.ts';
import { NotAReplica } from '../failures.ts';
import { PUBLIC_STATE } from '../public-state/public-version.ts';
import { sessionOn } from './session.ts';

export type Replica = {
  /** `null`: unavailable, or not in this state. */
  read<Result>(state: string, work: (db: Db) => Promise<Result>): Promise<{ result: Result } | null>;
  state(): Record<string, number>;
  close(): Promise<void>;
};

/** Shared only by a database and its streaming replicas. */
export const ORIGIN = "SELECT system_identifier || '/' || current_database() AS origin FROM pg_control_system()";

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
const IDENTITY = `SELECT (${ORIGIN}) AS origin, pg_is_in_recovery() AS follows`;
const SNAPSHOT_STATE = `${IDENTITY}, (${PUBLIC_STATE}) AS state`;
type Identity = { origin: string; follows: boolean };
type SnapshotState = Identity & { state: string };

/** A replica silent for longer counts as unavailable; the primary must still answer within 5 s (C1.6). */
const REPLICA_ANSWERS_WITHIN_MS = 1_500;
const RECONNECT_AFTER_MS = 1_000;
const POOL_SIZE = 10;

const ignore = (): void => undefined;

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...sessionOn(url, '-c timezone=UTC -c jit=off'),
    max: POOL_SIZE,
    connectionTimeoutMillis: REPLICA_ANSWERS_WITHIN_MS,
    query_timeout: REPLICA_ANSWERS_WITHIN_MS,
    statement_timeout: REPLICA_ANSWERS_WITHIN_MS,
    keepAlive: true,
  });
  // Unhandled, the event would end the process.
  pool.on('error', ignore);
  return pool;
}

/**
 * Connects to a replica of the primary with this `ORIGIN`. Keeps retrying if it is unavailable, or was promoted and not
 * replaced, since an instance must be able to start after a fail-over.
 */
export async function openReplica(url: string, origin: string): Promise<Replica> {
  const pool = poolOf(url);
  const counts = { answers: 0, passedOver: 0 };
  let isConnected = false;
  let reconnectTimer: NodeJS.Timeout | null = null;

  const check = ({ origin: found, follows }: Identity) => {
    if (found !== origin) throw new NotAReplica();
    if (!follows) throw new Error('promoted');
  };
  const connect = async (): Promise<void> => {
    for (const row of (await pool.query<Identity>(IDENTITY)).rows) check(row);
    isConnected = true;
  };
  const reconnectLater = (): void => {
    isConnected = false;
    reconnectTimer ??= setTimeout(() => {
      reconnectTimer = null;
      connect().catch(reconnectLater);
    }, RECONNECT_AFTER_MS).unref();
  };

  /** After any failure the connection is not reused. */
  const inSnapshot = async <Result>(state: string, work: (db: Db) => Promise<Result>) => {
    const client = await pool.connect();
    client.on('error', ignore);
    try {
      const [, found] = (await client.query(
        `${BEGIN}; ${SNAPSHOT_STATE}`,
      )) as unknown as pg.QueryResult<SnapshotState>[];
      const [snapshot] = found?.rows ?? [];
      if (snapshot) check(snapshot);
      const isCurrent = snapshot?.state === state;
      const db = drizzle({ client, casing: 'snake_case' }) as unknown as Db;
      const answer = isCurrent ? { result: await work(db) } : null;
      await client.query('COMMIT');
      client.off('error', ignore).release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  await connect().catch(async (error: unknown) => {
    if (!(error instanceof NotAReplica)) return reconnectLater();
    await pool.end();
    throw error;
  });
  return {
    read: async (state, work) => {
      const answer = isConnected ? await inSnapshot(state, work).catch(reconnectLater) : null;
      counts[answer ? 'answers' : 'passedOver'] += 1;
      return answer ?? null;
    },
    state: () => ({
      replica: isConnected ? 1 : 0,
      replica_answers: counts.answers,
      replica_passed_over: counts.passedOver,
    }),
    close: async () => {
      if (reconnectTimer) clearTimeout(reconnectTimer);
      await pool.end();
    },
  };
}
