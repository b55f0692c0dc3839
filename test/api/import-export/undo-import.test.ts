/** Options before an import, and undoing it (C12.7, C19.10). */
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORT_UNDO_MS, type ImportPreview, type RecentImport } from '../../../domain/imports/import.ts';
import { imports } from '../../../server/db/schema.ts';
import { tidyImports } from '../../../server/imports/confirm.ts';
import { auditOf } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { type Call, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

type Who = NonNullable<Call['as']>;
const CSV = { 'content-type': 'text/csv' };
const begin = async (body: string): Promise<ImportPreview> =>
  (await stage.call('POST', '/api/imports', { as: 'ridgeAdmin', headers: CSV, body })).json();
const change = (id: string, body: object) => stage.call('PATCH', `/api/imports/${id}`, { as: 'ridgeAdmin', body });
const confirm = (id: string) => stage.call('POST', `/api/imports/${id}/confirm`, { as: 'ridgeAdmin', body: {} });
const undo = (id: string, as: Who = 'ridgeAdmin') => stage.call('POST', `/api/imports/${id}/undo`, { as });
const recent = async (as: Who = 'ridgeAdmin'): Promise<RecentImport[]> =>
  (await stage.call('GET', '/api/imports', { as })).json();
const counts = async () => (await stage.call('GET', '/api/reports/counts', { as: 'ridgeAdmin' })).json();
const found = async (keyword: string) =>
  (await stage.call('GET', `/api/reports?keyword=${keyword}`, { as: 'ridgeAdmin' })).json();

async function imported(word: string, rows = 2): Promise<{ id: string; file: string }> {
  const lines = Array.from({ length: rows }, (_, at) => `2019-05-01,The ${word} cable broke number ${at}.`);
  const file = ['date,narrative', ...lines].join('\n');
  const { id } = await begin(file);
  expect((await confirm(id)).json()).toEqual({ imported: rows });
  return { id, file };
}

test('rows without a day wait for a choice, and get the chosen day (C19.10)', async () => {
  const file = 'date,narrative\n2019-05-01,The waiting cable broke.\n,The waiting canopy opened.';
  const preview = await begin(file);
  expect(preview).toMatchObject({
    undated: 1,
    sample: [
      { row: 2, report: { submittedAt: '2019-05-01T00:00:00.000Z', localDate: '2019-05-01' } },
      { row: 3, report: { narrative: 'The waiting canopy opened.' } },
    ],
  });
  expect(preview.sample[1]?.report).not.toHaveProperty('submittedAt');
  const refused = await confirm(preview.id);
  expectProblem(refused, 'imports/undated', 'undated');
  for (const bad of ['2019-02-01', '1899-01-01', '2027-01-01', 'never', null])
    expect((await change(preview.id, { undated: bad })).statusCode).toBe(400);
  expect((await change(preview.id, { undated: 'leave-out' })).json()).toMatchObject({
    undated: 1,
    sample: [{ row: 2 }],
  });
  const { sample } = (await change(preview.id, { undated: '2018-01-01' })).json() as ImportPreview;
  expect(sample[1]?.report).toMatchObject({ submittedAt: '2018-01-01T00:00:00.000Z' });
  expect((await confirm(preview.id)).json()).toEqual({ imported: 2 });
  const days = (await found('waiting')).map(({ submittedAt }: { submittedAt: string }) => submittedAt.slice(0, 10));
  expect(days).toEqual(['2019-05-01', '2018-01-01']);
  const again = await begin(file);
  expect(again).toMatchObject({ known: [2, 3], undated: 0, sample: [] });
  expect((await confirm(again.id)).json()).toEqual({ imported: 0 });
});

test('rows without a day that are dated today are stored as of that day alone (C12.7, C19.6)', async () => {
  const { id } = await begin('date,narrative\n,The todayish canopy opened.');
  await change(id, { undated: 'today' });
  expect((await confirm(id)).json()).toEqual({ imported: 1 });
  const [stored] = await found('todayish');
  expect(stored.submittedAt).toBe(`${stage.clock.read().toISOString().slice(0, 10)}T00:00:00.000Z`);
});

test('meanings are taken for every word of a large file; a word that cannot be stored is refused (C3.17, C19.10)', async () => {
  const rows = Array.from(
    { length: 4_000 },
    (_, at) => `2019-05-01,Wind and more wind ${at},${at} ${'gusts '.repeat(14)}`,
  );
  const { id, values } = await begin(['date,narrative,weather', ...rows].join('\n'));
  expect(Object.keys(values['weatherConditions'] ?? {})).toHaveLength(4_000);
  expect((await change(id, { values })).statusCode).toBe(200);
  for (const typed of ['a\0b', '\ud800'])
    for (const field of ['injuryLevel', 'narrative'])
      expectProblem(await change(id, { values: { [field]: { [typed]: null } } }), 'request/invalid', 'values');
  expectProblem(await change(id, { values: { 'x\0': {} } }), 'request/invalid', 'values');
});

test('confirming again long after an import says the same; once undone, it is refused (C12.7, C19.10)', async () => {
  const own = await setStage();
  const call = (url: string) => own.call('POST', url, { as: 'ridgeAdmin', body: {} });
  const body = 'date,narrative\n2019-05-01,The canopy opened.';
  const { id } = (await own.call('POST', '/api/imports', { as: 'ridgeAdmin', headers: CSV, body })).json();
  const answers = [await call(`/api/imports/${id}/confirm`)];
  own.clock.advance({ minutes: 61 });
  answers.push(await call(`/api/imports/${id}/confirm`), await call(`/api/imports/${id}/undo`));
  answers.push(await call(`/api/imports/${id}/confirm`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 204, 409]);
  expect(answers[1]?.json()).toEqual({ imported: 1 });
  await own.close();
});

test('rows without a day can be left out, and the audit log says so (C19.10)', async () => {
  const { id } = await begin('date,narrative\n2019-05-01,The leaving cable broke.\n,The leaving canopy opened.');
  await change(id, { undated: 'leave-out' });
  const lines = await auditOf(stage, async () => {
    expect((await confirm(id)).json()).toEqual({ imported: 1 });
  });
  expect(lines).toMatchObject([{ details: { imported: 1, known: 0, leftOut: 1 } }]);
});

test('values on no list are reported and replaced by the chosen one, and their rows are recognised later (C19.10)', async () => {
  const file = 'date,narrative,damage,injury\n2019-05-01,The mapped cable broke.,gering,minor INJURY';
  const preview = await begin(file);
  expect(preview.values).toEqual({ highestDamage: { gering: null } });
  for (const values of [{ highestDamage: { gering: 'A little' } }, { narrative: { x: 'Minor damage' } }, { x: 'y' }])
    expect((await change(preview.id, { values })).statusCode).toBe(400);
  const values = { highestDamage: { gering: 'Minor damage' } };
  expect((await change(preview.id, { values })).json()).toMatchObject({
    values,
    sample: [{ report: { highestDamage: 'Minor damage', injuryLevel: 'Minor injury' } }],
  });
  expect((await confirm(preview.id)).json()).toEqual({ imported: 1 });
  expect(await found('mapped')).toMatchObject([{ highestDamage: 'Minor damage', severity: 'minor' }]);
  expect((await begin(file)).known).toEqual([2]);
});

test('an undone import leaves no report, count, word or fingerprint, and its file can be imported again (C19.10)', async () => {
  const before = await counts();
  const neighbour = await imported('staying');
  const { id, file } = await imported('undone');
  expect((await recent()).map(({ id: each }) => each)).toEqual(expect.arrayContaining([id, neighbour.id]));
  expect((await recent('valleyAdmin')).map(({ id: each }) => each)).not.toContain(id);
  expect((await undo(id, 'valleyAdmin')).statusCode).toBe(404);
  const lines = await auditOf(stage, async () => {
    expect((await undo(id)).statusCode).toBe(204);
    expect((await undo(id)).statusCode).toBe(204);
  });
  expect(lines).toMatchObject([{ action: 'report-import-undo', subjectId: stage.clubs.ridge, details: { undone: 2 } }]);
  expect(await counts()).toMatchObject({ total: before.total + 2, pending: before.pending + 2 });
  expect([await found('undone'), (await found('staying')).length]).toEqual([[], 2]);
  expect((await recent()).map(({ id: each }) => each)).not.toContain(id);
  expect((await confirm(id)).statusCode).toBe(409);
  const again = await begin(file);
  expect(again.known).toEqual([]);
  expect((await confirm(again.id)).json()).toEqual({ imported: 2 });
});

test('an import that is confirmed and undone while a second `confirm` of it is under way stays undone (C19.10)', async () => {
  const { id } = await begin('date,narrative\n2019-05-01,The cable that was undone broke.');
  const { second } = await stage.services.database.plainSql('write', async ({ rows }) => {
    await rows('UPDATE imports SET file = NULL, imported = 1, confirmed_at = $2, undone_at = $2 WHERE id = $1', [
      id,
      stage.clock.read(),
    ]);
    const begun = { second: confirm(id) };
    // Wait until it is waiting for this transaction, or on the embedded engine for its turn.
    await wait(300);
    return begun;
  });
  expectProblem(await second, 'imports/undone');
});

test('`confirm` never stores an import by options that changed since it read them (C12.7)', async () => {
  const { id } = await begin('date,narrative\n2019-05-01,The cable that changed broke.');
  const { second } = await stage.services.database.plainSql('write', async ({ rows }) => {
    await rows(`UPDATE imports SET day_order = 'mdy' WHERE id = $1`, [id]);
    const begun = { second: confirm(id) };
    await wait(300);
    return begun;
  });
  // The embedded engine reads the import after the change, since only one call at a time has the database.
  if (stage.services.database.engine === 'embedded') {
    expect((await second).json()).toEqual({ imported: 1 });
  } else {
    expectProblem(await second, 'imports/changed');
    expect(await found('changed')).toEqual([]);
  }
});

const patch = (path: string, body: object, as: Who = 'ridgeAdmin') =>
  stage.call('PATCH', `/api/reports/${path}`, { as, body });
const post = (path: string, body: object = {}) => stage.call('POST', path, { as: 'ridgeAdmin', body });
const move = (report: string, clubId: string) => patch(report, { clubId }, 'superAdmin');

test.each<[string, (report: string) => Promise<unknown>]>([
  ['approved', (report) => stage.approve(report)],
  [
    'approved and hidden',
    async (report) => {
      await stage.approve(report);
      await stage.call('POST', `/api/reports/${report}/hide`, { as: 'ridgeAdmin' });
    },
  ],
  ['commented', (report) => post(`/api/reports/${report}/comment`, { comment: 'Seen.' })],
  ['in another language', (report) => patch(`${report}/language`, { narrativeLanguage: 'de' })],
  ['in follow-up', (report) => patch(`${report}/follow-up`, { findings: 'Worn.' })],
  ['taken', (report) => patch(`${report}/follow-up`, { takenBy: stage.people.ridgeAdmin.id })],
  ['erased', (report) => stage.call('DELETE', `/api/reports/${report}/contact`, { as: 'ridgeAdmin' })],
  ['with an action', (report) => post('/api/actions', { title: 'Check it', reportId: report })],
  [
    'with a hazard',
    (report) => post('/api/hazards', { title: 'Cables', severity: 4, likelihood: 3, reports: [report] }),
  ],
  ['reassigned', (report) => move(report, stage.clubs.valley)],
  [
    'reassigned and back',
    async (report) => {
      await move(report, stage.clubs.valley);
      await move(report, stage.clubs.ridge);
    },
  ],
])(
  'an import with one report %s can no longer be undone, and is no longer listed (C19.10, C18.3)',
  async (word, touch) => {
    const key = `touched${word.replaceAll(/[ -]/g, '')}`;
    const { id } = await imported(key);
    const [first] = await found(key);
    expect((await recent()).map((each) => each.id)).toContain(id);
    await touch(first.id);
    const before = await counts();
    const refused = await undo(id);
    expectProblem(refused, 'imports/touched');
    expect(await counts()).toEqual(before);
    for (const who of ['ridgeAdmin', 'superAdmin'] as const)
      expect((await recent(who)).map((each) => each.id)).not.toContain(id);
  },
);

test('an import can be undone for 24 hours, even after the hourly clean-up; an unconfirmed one never (C19.10)', async () => {
  const waiting = await begin('date,narrative\n2019-05-01,A report that waits for somebody.');
  expect((await undo(waiting.id)).statusCode).toBe(409);
  const [early, late] = [await imported('early'), await imported('late')];
  const confirmed = async (id: string, ms: number) => {
    const confirmedAt = new Date(stage.services.clock().getTime() - ms);
    await stage.services.database.db
      .update(imports)
      .set({ confirmedAt, createdAt: confirmedAt })
      .where(eq(imports.id, id));
  };
  await confirmed(early.id, IMPORT_UNDO_MS - 1);
  await confirmed(late.id, IMPORT_UNDO_MS);
  expect((await recent()).map(({ id }) => id)).toContain(early.id);
  expect((await recent()).map(({ id }) => id)).not.toContain(late.id);
  expectProblem(await undo(late.id), 'imports/too-late');
  await tidyImports(stage.services);
  expect([(await undo(early.id)).statusCode, (await undo(late.id)).statusCode]).toEqual([204, 404]);
  expect([await found('early'), (await found('late')).length]).toEqual([[], 2]);
});

test('with two undos and a follow-up at the same time, either all reports go or none (C19.10)', async () => {
  const { id } = await imported('racing', 3);
  const [first] = await found('racing');
  const before = await counts();
  const [one, two, act] = await Promise.all([
    undo(id),
    undo(id),
    stage.call('PATCH', `/api/reports/${first.id}/follow-up`, { as: 'ridgeAdmin', body: { findings: 'Worn.' } }),
  ]);
  expect(one.statusCode).toBe(two.statusCode);
  const left = (await found('racing')).length;
  expect([one.statusCode, act.statusCode, left]).toEqual(act.statusCode === 200 ? [409, 200, 3] : [204, 404, 0]);
  expect((await counts()).total).toBe(before.total - 3 + left);
});

test('an unknown import is 404 before its body is read (C3.17)', async () => {
  for (const options of [{ body: '{bad' }, { body: 'a=b', headers: { 'content-type': 'text/plain' } }]) {
    const refused = await stage.call('POST', '/api/imports/zz/undo', { as: 'ridgeAdmin', ...options });
    expectProblem(refused, 'imports/not-found');
  }
});
