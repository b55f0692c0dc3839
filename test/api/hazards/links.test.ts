/** Links of a hazard as reports, actions, people and clubs come and go (C18.3, C8.9). */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hazard } from '../../../domain/hazards/hazard.ts';
import { NO_CLUB } from '../../../server/clubs/no-club.ts';
import { ensureNoClub } from '../../../server/clubs/queries.ts';
import { reports } from '../../../server/db/schema.ts';
import type { CastMember } from '../../cast.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ logLevel: 'trace' });
  stage.clock.set('2026-06-03T10:00:00.000Z');
});
afterAll(() => stage.close());

const MINIMAL = { title: 'Cable across the runway', severity: 4, likelihood: 3 };
const made = async (body: object = {}, as: CastMember = 'ridgeManager'): Promise<Hazard> =>
  (await stage.call('POST', '/api/hazards', { as, body: { ...MINIMAL, ...body } })).json();
const read = async (id: string): Promise<Hazard> =>
  (await stage.call('GET', `/api/hazards/${id}`, { as: 'superAdmin' })).json();
const action = async (body: object = {}): Promise<string> =>
  (await stage.call('POST', '/api/actions', { as: 'ridgeManager', body: { title: 'Inspect it', ...body } })).json().id;

test('a reassigned report and its actions leave the hazards of the old club (C18.3)', async () => {
  const [moved, stays] = [await stage.report('ridge'), await stage.report('ridge')];
  const [its, other] = [await action({ reportId: moved }), await action()];
  const hazard = await made({ reports: [moved, stays], actions: [its, other] });
  const give = (clubId: string) => stage.call('PATCH', `/api/reports/${moved}`, { as: 'superAdmin', body: { clubId } });
  await give(stage.clubs.ridge);
  expect(await read(hazard.id)).toEqual(hazard);
  await give(stage.clubs.valley);
  const left = await read(hazard.id);
  expect(left).toMatchObject({ clubId: stage.clubs.ridge, reports: [stays], actions: [other] });
  expect(left.revision).not.toBe(hazard.revision);
  const theirs = await made({ reports: [moved], actions: [its] }, 'valleyManager');
  expect(theirs).toMatchObject({ clubId: stage.clubs.valley, reports: [moved], actions: [its] });
  const back = await stage.call('PATCH', `/api/hazards/${hazard.id}`, {
    as: 'ridgeManager',
    body: { reports: [moved] },
  });
  expectProblem(back, 'request/invalid', 'reports');
});

test('a report without a club cannot be linked to a hazard, even by a super-admin (C18.1, C15.3)', async () => {
  const id = await stage.report('ridge');
  await ensureNoClub(stage.services.database.db, stage.clock.read());
  await stage.services.database.db.update(reports).set({ clubId: NO_CLUB }).where(eq(reports.id, id));
  const about = { ...MINIMAL, reports: [id] };
  const post = (body: object) => stage.call('POST', '/api/hazards', { as: 'superAdmin', body });
  expectProblem(await post(about), 'request/invalid', 'clubId');
  expectProblem(await post({ ...about, clubId: NO_CLUB }), 'request/invalid', 'clubId');
  expectProblem(await post({ ...about, clubId: stage.clubs.ridge }), 'request/invalid', 'reports');
});

test('a deleted report or action disappears from its hazards, which stay (C18.3)', async () => {
  const id = await stage.report('ridge');
  const [its, own] = [await action({ reportId: id }), await action()];
  const hazard = await made({ reports: [id], actions: [its, own] });
  const { db } = stage.services.database;
  await db.execute(sql`DELETE FROM actions WHERE id = ${own}::uuid`);
  expect((await read(hazard.id)).actions).toEqual([its]);
  await db.execute(sql`DELETE FROM reports WHERE id = ${id}::uuid`);
  expect(await read(hazard.id)).toMatchObject({ reports: [], actions: [] });
});

test('a deleted owner is no longer named; a deleted club keeps its hazards (C18.1)', async () => {
  const hazard = await made({ ownerId: stage.people.ridgeAdmin.id });
  expect(hazard.owner?.name).toBe('Tomasz Wilk');
  await stage.call('DELETE', `/api/users/${stage.people.ridgeAdmin.id}`, { as: 'superAdmin' });
  expect(await read(hazard.id)).toMatchObject({ owner: null, ownerName: null });
  await stage.call('DELETE', `/api/clubs/${stage.clubs.ridge}`, { as: 'superAdmin' });
  const still = await stage.call('GET', '/api/hazards', { as: 'ridgeManager' });
  expect(still.json().map(({ id }: Hazard) => id)).toContain(hazard.id);
});

test('no hazard is visible to the public, pilots or another club, found by a keyword, or logged (C18.3)', async () => {
  const hush = { title: 'hushbird', description: 'hushbird', controls: 'hushbird', ownerName: 'hushbird' };
  const report = await stage.report('valley');
  await stage.approve(report);
  const { id } = await made({ ...hush, reports: [report] }, 'valleyManager');
  await stage.call('PATCH', `/api/hazards/${id}`, {
    as: 'valleyManager',
    body: { state: 'closed', closedBecause: 'hushbird' },
  });
  expect(JSON.stringify(await read(id)).match(/hushbird/g)).toHaveLength(5);
  const calls = stage.app.apiCalls.filter(({ method }) => method === 'GET').map(({ url }) => url);
  const urls = calls.flatMap((url) => [id, report, stage.clubs.valley].map((each) => url.replace(':id', each)));
  for (const url of new Set([
    ...urls,
    '/api/hazards?state=all',
    '/api/reports/public?keyword=hushbird',
    '/reports.atom',
  ]))
    for (const as of [undefined, 'ridgePilot', 'ridgeManager'] as const) {
      const answer = await stage.call('GET', url, as && { as });
      expect([url, as, /hushbird/.test(answer.body + JSON.stringify(answer.headers))]).toEqual([url, as, false]);
    }
  expect((await stage.call('GET', '/api/reports?keyword=hushbird', { as: 'valleyManager' })).json()).toEqual([]);
  expect(stage.log.join('\n')).not.toContain('hushbird');
});
