/** Reports, actions and hazards as CSV: what is exported, for whom, and how often (C12.4, C18.1). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unescapeFormula } from '../../../domain/csv/formula-escape.ts';
import { type CsvTable, readCsv } from '../../../domain/csv/read.ts';
import { reports } from '../../../server/db/schema.ts';
import { auditOf } from '../../audit.ts';
import { type Call, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const MOST = 100_000;
const CONTACT = {
  reporterName: 'Canary Quillfeather',
  reporterEmail: 'canary@quill.example',
  reporterTelephone: '+49 30 5550199',
};
const AIRCRAFT = { aircraftRegistration: 'D-CNRY', serialNumber: 'SN-CANARY-7' };

const get = (url: string, as: Call['as'] = 'ridgeManager') => stage.call('GET', url, as ? { as } : {});

/** The rows of a CSV response, keyed by header. */
async function rowsOf(url: string, as: Call['as'] = 'ridgeManager'): Promise<Record<string, string>[]> {
  const answer = await get(url, as);
  expect(answer.statusCode).toBe(200);
  const [header, ...rows] = (readCsv(answer.body, MOST) as CsvTable).rows;
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, at) => [header?.cells[at] ?? '', unescapeFormula(cell)])),
  );
}

describe('exported reports', () => {
  test("have the columns, order and filters of the list, for the user's club only (C12.4, C4.1)", async () => {
    const texts = {
      headline: '=HYPERLINK("x")',
      injuryLevel: 'Minor injury',
      narrative: 'One "quoted",\nand; two lines of it.',
    };
    const own = await stage.report('ridge', { ...texts, ...CONTACT, ...AIRCRAFT });
    await stage.report('ridge', { narrative: 'Another one, without injury.' });
    const other = await stage.report('valley', texts);
    const answer = await get('/api/reports.csv');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
      'content-disposition': `attachment; filename="reports-2026-06-15.csv"`,
    });
    expect(answer.body).toMatch(/^\uFEFF"id","clubId","utcDate",/);
    expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`);
    const rows = await rowsOf('/api/reports.csv?severity=minor%20injury');
    const listed = (await get('/api/reports?severity=minor%20injury')).json();
    expect(rows.map(({ id }) => id)).toEqual(listed.map(({ id }: { id: string }) => id));
    expect(rows).toMatchObject([
      { id: own, ...texts, severity: 'minor', approvedForPublicView: 'false', reviewedAt: '' },
    ]);
    expect((await rowsOf('/api/reports.csv?approvalStatus=approved')).length).toBe(0);
    expect((await rowsOf('/api/reports.csv', 'superAdmin')).map(({ id }) => id)).toContain(other);
  });

  test('never contain the contact, and the aircraft only if an admin asks for it (C12.4)', async () => {
    const id = await stage.report('ridge', { ...CONTACT, ...AIRCRAFT });
    const plain = (await get('/api/reports.csv', 'superAdmin')).body;
    for (const canary of [...Object.values(CONTACT), ...Object.values(AIRCRAFT)]) expect(plain).not.toContain(canary);
    for (const as of ['ridgeAdmin', 'superAdmin'] as const) {
      const asked = (await get('/api/reports.csv?identifying=true', as)).body;
      for (const canary of Object.values(CONTACT)) expect(asked).not.toContain(canary);
      expect((await rowsOf('/api/reports.csv?identifying=true', as)).find((row) => row['id'] === id)).toMatchObject(
        AIRCRAFT,
      );
    }
    for (const written of ['true&startDate=never', 'true%20', '%20true', '%C2%A0true&separator=tab', '%EF%BB%BFtrue'])
      expect((await get(`/api/reports.csv?identifying=${written}`)).statusCode, written).toBe(403);
    expect((await get('/api/reports.csv?identifying=false')).statusCode).toBe(200);
  });

  test('can be separated by semicolons, and all rules that a query breaks are reported at once (C12.4, C3.1)', async () => {
    expect((await get('/api/reports.csv?separator=semicolon')).body).toMatch(/^\uFEFF"id";"clubId";/);
    const refused = await get('/api/reports.csv?separator=tab&startDate=2026-02-30&identifying=perhaps');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'startDate',
      'separator',
      'identifying',
    ]);
    expect((await get('/api/reports.csv?limit=nonsense&cursor=nonsense')).statusCode).toBe(200);
  });

  test('are complete, each once and in order, over many pages (C12.4)', async () => {
    const { db } = stage.services.database;
    const many = Array.from({ length: 1_203 }, (_, at) => ({
      clubId: stage.clubs.valley,
      narrative: `Page after page, report ${at}.`,
      reporterEmail: 'many@valley.example',
      submittedAt: new Date(Date.UTC(2020, 0, 1) + (at % 7) * 1_000),
      searchText: 'page',
    }));
    await db.insert(reports).values(many);
    const rows = await rowsOf('/api/reports.csv?startDate=2020-01-01&endDate=2020-01-01', 'valleyManager');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(many.length);
    expect(rows).toHaveLength(many.length);
    const days = rows.map(({ submittedAt }) => submittedAt ?? '');
    expect(days).toEqual(days.toSorted().reverse());
    await db.execute(sql`DELETE FROM reports WHERE reporter_email = 'many@valley.example'`);
  });
});

describe('exported actions', () => {
  test("have the columns and filters of the register, for the user's club only (C12.4, C8.7)", async () => {
    const add = (as: 'ridgeManager' | 'valleyManager', body: object) =>
      stage.call('POST', '/api/actions', { as, body });
    const owner = { id: stage.people.ridgeAdmin.id, name: 'Tomasz Wilk' };
    await add('ridgeManager', { title: '@Inspect the cable', due: '2026-06-01', ownerId: owner.id });
    await add('ridgeManager', { title: 'Later', due: '2026-12-01' });
    await add('valleyManager', { title: 'Theirs', due: '2026-06-01' });
    const rows = await rowsOf('/api/actions.csv?due=overdue');
    expect(rows).toMatchObject([
      { title: '@Inspect the cable', owner: owner.name, due: '2026-06-01', state: 'open', result: '' },
    ]);
    const { revision: _, ...listed } = (await get('/api/actions?due=overdue')).json()[0];
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(listed));
    expect((await rowsOf('/api/actions.csv')).map(({ title }) => title)).toEqual(['@Inspect the cable', 'Later']);
    expect((await get('/api/actions.csv?state=never')).statusCode).toBe(400);
  });
});

test("exported hazards have the keys and filters of the register, without the revision, for the user's club only (C18.1)", async () => {
  const add = async (as: 'ridgeManager' | 'valleyManager', body: object) => {
    const sent = await stage.call('POST', '/api/hazards', { as, body: { severity: 4, likelihood: 3, ...body } });
    expect(sent.statusCode).toBe(201);
    return sent.json();
  };
  const texts = { title: '=HYPERLINK("x")', description: 'One "quoted",\nand; two lines.', controls: '@a lookout' };
  const linked = [await stage.report('ridge'), await stage.report('ridge')];
  const ownerId = stage.people.ridgeAdmin.id;
  const own = await add('ridgeManager', { ...texts, ownerId, reports: linked, reviewOn: '2026-06-01' });
  await add('ridgeManager', { title: 'Later', severity: 1, likelihood: 1 });
  await add('ridgeManager', { title: 'Over', state: 'closed', closedBecause: 'Gone' });
  await add('valleyManager', { title: 'Theirs' });
  const answer = await get('/api/hazards.csv');
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
    'content-disposition': `attachment; filename="hazards-2026-06-15.csv"`,
    'cache-control': 'no-store',
  });
  expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`);
  const rows = await rowsOf('/api/hazards.csv');
  expect(rows.map(({ title }) => title)).toEqual([texts.title, 'Later']);
  const { revision: _, ...keys } = own;
  expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(keys));
  expect(rows[0]).toMatchObject({
    ...texts,
    id: own.id,
    owner: 'Tomasz Wilk',
    severity: '4',
    leftSeverity: '',
    reports: linked.join(' '),
    actions: '',
    reviewOn: '2026-06-01',
    createdAt: own.createdAt,
  });
  expect((await rowsOf('/api/hazards.csv?state=closed')).map(({ title }) => title)).toEqual(['Over']);
  expect((await rowsOf('/api/hazards.csv?level=12&state=all')).map(({ title }) => title)).toEqual([
    texts.title,
    'Over',
  ]);
  expect((await get('/api/hazards.csv?separator=semicolon')).body).toMatch(/^\uFEFF"id";"clubId";/);
  expect((await get('/api/hazards.csv?level=26')).statusCode).toBe(400);
});

test('each export is audited with the names of its filters, but not their values (C12.4, C4.6)', async () => {
  const lines = await auditOf(stage, async () => {
    await get('/api/reports.csv?keyword=secretword&identifying=true', 'ridgeAdmin');
    await get('/api/actions.csv?mine=true');
    await get('/api/hazards.csv?level=12');
    await get('/api/reports.csv?startDate=never');
  });
  expect(lines).toMatchObject([
    { actorId: stage.people.ridgeAdmin.id, action: 'report-export', details: { identifying: true, filters: 'words' } },
    {
      actorId: stage.people.ridgeManager.id,
      action: 'action-export',
      details: { identifying: false, filters: 'state mine' },
    },
    {
      actorId: stage.people.ridgeManager.id,
      action: 'hazard-export',
      details: { identifying: false, filters: 'state level' },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secretword');
});

test('a person can export five times an hour, all kinds together; refusals and other people do not count (C12.4)', async () => {
  const limited = await setStage({ rateLimits: true });
  const ask = async (url: string, as: 'ridgeManager' | 'ridgeAdmin' = 'ridgeManager') =>
    (await limited.call('GET', url, { as })).statusCode;
  const urls = ['/api/reports.csv', '/api/actions.csv', '/api/hazards.csv', '/api/actions.csv', '/api/reports.csv'];
  expect(await ask('/api/reports.csv?startDate=never')).toBe(400);
  for (const url of urls) expect(await ask(url)).toBe(200);
  const refused = await limited.call('GET', '/api/actions.csv', { as: 'ridgeManager' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(await ask('/api/reports.csv', 'ridgeAdmin')).toBe(200);
  limited.clock.advance({ minutes: 60, seconds: 1 });
  expect(await ask('/api/reports.csv')).toBe(200);
  await limited.close();
});
