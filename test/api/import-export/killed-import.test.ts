/** An import that was interrupted (C12.7). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORT_UNDO_MS } from '../../../domain/imports/import.ts';
import { imports, reportWords } from '../../../server/db/schema.ts';
import { tidyImports } from '../../../server/imports/confirm.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const CSV = { 'content-type': 'text/csv' };
const begin = async (body: string) => {
  const { id } = (await stage.call('POST', '/api/imports', { as: 'ridgeAdmin', headers: CSV, body })).json();
  await stage.call('PATCH', `/api/imports/${id}`, { as: 'ridgeAdmin', body: { undated: 'today' } });
  return id;
};
const confirm = (id: string) => stage.call('POST', `/api/imports/${id}/confirm`, { as: 'ridgeAdmin' });
const count = async (query = '') =>
  (await stage.call('GET', `/api/reports/counts${query}`, { as: 'ridgeAdmin' })).json().total;

test('an import killed after it was stored is made searchable by the next start, and later forgotten (C12.7)', async () => {
  const { database } = stage.services;
  const id = await begin('narrative\nThe killedword cable broke.\nAnother killedword cable.');
  expect((await confirm(id)).json()).toEqual({ imported: 2 });
  // The state after a crash between the transaction and indexing the words.
  const found = (await stage.call('GET', '/api/reports?keyword=killedword', { as: 'ridgeAdmin' })).json();
  const ids = found.map((report: { id: string }) => report.id);
  for (const each of ids) await database.db.delete(reportWords).where(eq(reportWords.id, each));
  await database.db.update(imports).set({ unindexed: ids }).where(eq(imports.id, id));
  expect([await count('?keyword=killedword'), await count()]).toEqual([0, 2]);
  await tidyImports(stage.services);
  expect(await count('?keyword=killedword')).toBe(2);
  // It can be undone for a day (C19.10).
  const tomorrow = new Date(stage.services.clock().getTime() + IMPORT_UNDO_MS);
  await tidyImports({ database, clock: () => tomorrow });
  expect(await database.db.select().from(imports)).toEqual([]);
});

test('if the database refuses one row, none is stored, and the file can be confirmed again (C12.7)', async () => {
  const { database } = stage.services;
  const before = await count();
  const rows = Array.from({ length: 600 }, (_, at) => `A report about the latch number ${at}.`);
  const id = await begin(['narrative', ...rows].join('\n'));
  await database.plainSql('write', (sql) =>
    sql.run(`ALTER TABLE reports ADD CONSTRAINT for_this_test CHECK (narrative NOT LIKE '%number 599.')`),
  );
  expect((await confirm(id)).statusCode).toBe(500);
  expect(await count()).toBe(before);
  await database.plainSql('write', (sql) => sql.run('ALTER TABLE reports DROP CONSTRAINT for_this_test'));
  expect((await confirm(id)).json()).toEqual({ imported: 600 });
  expect(await count()).toBe(before + 600);
});
