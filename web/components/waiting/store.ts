/**
 * Where reports wait (contract C15.2): a database of the browser that is there only while one waits, so that storage is empty
 * otherwise (C7.9), and a page knows from its being there that it has something to do.
 */
import { WAITING_NAME } from './database-name.ts';
import type { WaitingReport } from './sealing/seal.ts';

/** No more wait on a device. */
export const WAITING_MAX = 5;

const STORE = 'reports';
/** Written to the disk before it counts, as far as the browser lets us. */
const STRICT = { durability: 'strict' } as const;

/** Why a report cannot wait: five do, or the browser has no room. */
export class WaitingLimit extends Error {
  readonly reason: 'five' | 'room';

  constructor(reason: 'five' | 'room', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(WAITING_NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
  const database = await settled(opening);
  database.onversionchange = () => database.close();
  return database;
}

/** Does something in one transaction, and gives the result once it is stored. */
async function work<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode, STRICT);
    const stored = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    // What ends the transaction early is told by what was asked for.
    stored.catch(() => undefined);
    const result = await act(transaction.objectStore(STORE));
    await stored;
    return result;
  } finally {
    database.close();
  }
}

/** One tab at a time keeps or removes: the database must not be taken away beneath another one's report. */
function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`${WAITING_NAME} kept`, act) : act();
}

/** False where the database is not there; a browser that cannot tell may look into an empty one. */
async function isThere(): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some(({ name }) => name === WAITING_NAME) ?? true;
}

/** What waits, in the order of its days. */
export async function listWaiting(): Promise<WaitingReport[]> {
  if (!(await isThere())) return [];
  const all = await work('readonly', (store) => settled(store.getAll() as IDBRequest<WaitingReport[]>));
  return all.sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Keeps a report, in place of an older one where that is named; throws `WaitingLimit`, and then all is as it was. */
export function storeWaiting(waiting: WaitingReport, replaced: string | null): Promise<void> {
  return alone(async () => {
    try {
      await work('readwrite', async (store) => {
        if (replaced !== null) store.delete(replaced);
        if ((await settled(store.count())) < WAITING_MAX) return settled(store.put(waiting));
        store.transaction.abort();
        throw new WaitingLimit('five');
      });
    } catch (problem) {
      throw problem instanceof WaitingLimit ? problem : new WaitingLimit('room', problem);
    }
  });
}

/** Forgets a report, and with the last one the database. */
export function removeWaiting(key: string): Promise<void> {
  return alone(async () => {
    const left = await work('readwrite', async (store) => {
      store.delete(key);
      return settled(store.count());
    });
    // Without locks somebody may keep one at this moment.
    if (left === 0 && navigator.locks) await settled(indexedDB.deleteDatabase(WAITING_NAME));
  });
}
