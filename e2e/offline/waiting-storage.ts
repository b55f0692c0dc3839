/** What the browser keeps of waiting reports (C15.2). */
import type { Page } from 'playwright-core';

/** What the browser stores for the site besides files: databases, storage keys, and the keys of each queued row. */
export function storedData(page: Page) {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const storages = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    if (databases.length === 0) return { databases, storages, rows: [] };
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open('waiting-reports');
      // If it was deleted in between, opening must not create an empty database, in which nothing could be queued.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => resolve(opening.result);
    });
    if (!database) return { databases: [], storages, rows: [] };
    const rows = await new Promise<object[]>((resolve) => {
      const all = database.transaction('reports').objectStore('reports').getAll();
      all.onsuccess = () => resolve(all.result);
    });
    database.close();
    return { databases, storages, rows: rows.map((row) => Object.keys(row).sort()) };
  });
}

/** Changes the key of the waiting report to one that the server does not have. */
export async function sealForAnotherKey(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('waiting-reports');
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = opened.transaction('reports', 'readwrite').objectStore('reports');
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
      cursor.update({ ...cursor.value, keyId: 'another' });
    };
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    opened.close();
  });
}
