/**
 * An IndexedDB database that exists only while a report is waiting: storage is otherwise empty (C7.9), and its
 * existence tells pages to act (C15.2).
 */
import { WAITING_NAME } from './database-name.ts';
import type { WaitingReport } from './sealing/seal.ts';

const WAITING_MAX = 5;

const STORE = 'reports';
/** Flushed to disk on commit, if the browser supports it. */
const STRICT = { durability: 'strict' } as const;

/** The limit of five is reached, or the browser has no space. */
export class WaitingLimit extends Error {
  readonly reason: 'five' | 'room';

  constructor(reason: 'five' | 'room', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

function promiseOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Reads never create it: the last report may have gone since `databaseExists`, which would leave an empty database. */
async function open(mode: IDBTransactionMode): Promise<IDBDatabase> {
  const opening = indexedDB.open(WAITING_NAME, 1);
  opening.onupgradeneeded = () =>
    mode === 'readonly' ? opening.transaction?.abort() : opening.result.createObjectStore(STORE, { keyPath: 'key' });
  const database = await promiseOf(opening);
  database.onversionchange = () => database.close();
  return database;
}

/** Resolves once committed. */
async function inTransaction<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open(mode);
  try {
    const transaction = database.transaction(STORE, mode, STRICT);
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    // The request itself reports an aborted transaction.
    committed.catch(() => undefined);
    const result = await act(transaction.objectStore(STORE));
    await committed;
    return result;
  } finally {
    database.close();
  }
}

/** Runs in one tab at a time, so that none deletes the database while another stores a report. */
function withLock<Result>(act: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`${WAITING_NAME} kept`, act) : act();
}

/** True if the browser cannot tell. */
async function databaseExists(): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some(({ name }) => name === WAITING_NAME) ?? true;
}

/** Oldest first. */
export async function listWaiting(): Promise<WaitingReport[]> {
  if (!(await databaseExists())) return [];
  const reading = inTransaction('readonly', (store) => promiseOf(store.getAll() as IDBRequest<WaitingReport[]>));
  const all = await reading.catch((problem: unknown) => {
    if ((problem as Error).name === 'AbortError') return [];
    throw problem;
  });
  return all.sort((one, other) => one.day.localeCompare(other.day));
}

/** Deletes the database if nothing is left after `act`. */
async function deleteIfEmptyAfter(act: (store: IDBObjectStore) => unknown): Promise<void> {
  const remaining = await inTransaction('readwrite', async (store) => {
    act(store);
    return promiseOf(store.count());
  });
  // Without locks another tab may be storing a report.
  if (remaining === 0 && navigator.locks) await promiseOf(indexedDB.deleteDatabase(WAITING_NAME));
}

/** Replaces `replaced`. Throws `WaitingLimit` and changes nothing if full. */
export function storeWaiting(waiting: WaitingReport, replaced: string | null): Promise<void> {
  return withLock(async () => {
    try {
      await inTransaction('readwrite', async (store) => {
        if (replaced !== null) store.delete(replaced);
        if ((await promiseOf(store.count())) < WAITING_MAX) return promiseOf(store.put(waiting));
        store.transaction.abort();
        throw new WaitingLimit('five');
      });
    } catch (problem) {
      await deleteIfEmptyAfter(() => undefined).catch(() => undefined);
      throw (problem as Error).name === 'QuotaExceededError' ? new WaitingLimit('room', problem) : problem;
    }
  });
}

/** Deletes the database with the last report. */
export function removeWaiting(key: string): Promise<void> {
  return withLock(() => deleteIfEmptyAfter((store) => store.delete(key)));
}
