/** Similar past reports (C17.1), and that nothing hidden influences them. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_CLUB } from '../../../server/clubs/no-club.ts';
import { ensureNoClub } from '../../../server/clubs/queries.ts';
import { reports } from '../../../server/db/schema.ts';
import type { CastMember } from '../../cast.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.close());

const ask = (id: string, as: CastMember = 'ridgeManager') => stage.call('GET', `/api/reports/${id}/similar`, { as });
const askPublic = (id: string) => stage.call('GET', `/api/reports/public/${id}/similar`);
const idsOf = ({ body }: { body: string }) => (JSON.parse(body) as { id: string }[]).map(({ id }) => id);
const hide = (id: string) => stage.call('POST', `/api/reports/${id}/hide`, { as: 'superAdmin' });
const published = async (club: 'ridge' | 'valley', texts: Record<string, string>) => {
  const id = await stage.report(club, texts);
  await stage.approve(id);
  return id;
};

const story = (thing: string) =>
  `The ${thing} jammed against its bracket on aerotow; ${thing} lubrication was overdue, said the inspector.`;
const VALUES = {
  flightPhase: 'Aerotow - climb',
  aircraftCategory: 'Tow plane (aeroplane)',
  operationType: 'Aerotow (tow plane flight)',
};

test('staff see own reports and published copies of others, with their day only; the public sees copies only (C17.1)', async () => {
  const narrative = story('rudderpedal');
  const asked = await published('ridge', { narrative, headline: 'The one' });
  const own = await stage.report('ridge', { narrative, headline: 'Own, unpublished' });
  const other = await published('valley', { narrative, headline: 'Of the valley' });
  const secret = await stage.report('valley', { narrative, headline: 'Unpublished elsewhere' });
  const day = stage.services.clock().toISOString().slice(0, 10);
  const hits = (await ask(asked)).json();
  expect(hits.map((hit: object) => Object.keys(hit))).toEqual(
    Array(2).fill(['id', 'headline', 'submittedAt', 'because']),
  );
  expect(new Map(hits.map((hit: { id: string; submittedAt: string }) => [hit.id, hit.submittedAt.length]))).toEqual(
    new Map([
      [own, '2026-06-01T10:00:00.000Z'.length],
      [other, day.length],
    ]),
  );
  expect(hits[0].because).toContain('rudderpedal');
  const answer = await askPublic(asked);
  expect(answer.json()).toMatchObject([{ id: other, headline: 'Of the valley', submittedAt: day }]);
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  expect(answer.headers.etag).toMatch(/^"/);
  expect(idsOf(await ask(asked, 'superAdmin'))).not.toContain(secret);
  expect((await ask(asked)).headers['cache-control']).toBe('no-store');
});

test('a report of another club, an unpublished one for the public and an unknown one are 404 (C17.1)', async () => {
  const id = await stage.report('ridge', { narrative: story('airbrake') });
  expect((await ask(id, 'valleyManager')).statusCode).toBe(404);
  expect((await ask(id, 'ridgePilot')).statusCode).toBe(403);
  for (const none of [id, 'no-id', '00000000-0000-4000-8000-000000000000'])
    expect((await askPublic(none)).statusCode).toBe(404);
  expect((await ask('no-id')).statusCode).toBe(404);
});

test('three equal values are enough, across languages, and are named as they are stored (C17.1)', async () => {
  const asked = await published('ridge', { narrative: 'Nach dem Ausklinken stand der Motor still.', ...VALUES });
  const other = await published('valley', { narrative: 'We nearly ran out of petrol over the wood.', ...VALUES });
  for (const { body } of [await askPublic(asked), await ask(asked)])
    expect(JSON.parse(body)).toContainEqual(expect.objectContaining({ id: other, because: Object.values(VALUES) }));
});

test('codes count only between own reports, and are named in the requested language (C17.1)', async () => {
  const values = { flightPhase: 'Thermalling' };
  const codes = { categories: [14], eventTypes: [2020400] };
  const code = async (id: string) => {
    const done = await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as: 'superAdmin', body: codes });
    expect(done.statusCode).toBe(200);
  };
  const asked = await published('ridge', { narrative: 'Two of us circled at one height.', ...values });
  const own = await published('ridge', { narrative: 'Somebody cut across my nose there.', ...values });
  const other = await published('valley', { narrative: 'A third one joined from above us.', ...values });
  expect(idsOf(await ask(asked))).toEqual([]);
  for (const id of [asked, own, other]) await code(id);
  const hits = (await ask(asked)).json();
  expect(hits).toMatchObject([{ id: own }]);
  expect(hits[0].because.slice(0, 2)).toEqual(['Thermalling', expect.stringMatching(/^MAC: /)]);
  const headers = { 'accept-language': 'de' };
  const german = await stage.call('GET', `/api/reports/${asked}/similar`, { as: 'ridgeManager', headers });
  expect(german.json()[0].because[1]).toMatch(/^MAC: Zusammenstoß/);
  expect(idsOf(await askPublic(asked))).toEqual([]);
});

test('a hidden report disappears at once, and a published one appears (C17.1, C3.16)', async () => {
  const narrative = story('tailwheel');
  const asked = await published('ridge', { narrative });
  const other = await published('valley', { narrative });
  expect(idsOf(await askPublic(asked))).toEqual([other]);
  await hide(other);
  expect(idsOf(await askPublic(asked))).toEqual([]);
  expect(idsOf(await ask(asked))).toEqual([]);
  await stage.approve(other);
  expect(idsOf(await askPublic(asked))).toEqual([other]);
  await hide(asked);
  expect((await askPublic(asked)).statusCode).toBe(404);
  expect(idsOf(await ask(asked))).toEqual([other]);
});

test('no answer reveals unpublished reports of another club, not even by word frequencies (C17.1, C2.5)', async () => {
  const narrative = story('oxygen');
  const asked = await published('ridge', { narrative });
  await published('valley', { narrative: `${narrative} The valve froze.` });
  const [before, publicBefore] = [(await ask(asked)).body, (await askPublic(asked)).body];
  for (let each = 0; each < 5; each += 1) await stage.report('valley', { narrative: `${narrative} CANARY${each}` });
  const gone = await published('valley', { narrative });
  await hide(gone);
  expect([(await ask(asked)).body, (await askPublic(asked)).body]).toEqual([before, publicBefore]);
  await stage.report('ridge', { narrative });
  expect((await askPublic(asked)).body).toBe(publicBefore);
  expect((await ask(asked)).body).not.toBe(before);
});

test('public answers use copies only: no removed word, no day of a coarse copy, no erased contact (C17.1)', async () => {
  const contact = { reporterName: 'Quentin Zabriskie', reporterEmail: 'quentin@zabriskie.example' };
  const narrative = 'Quentin Zabriskie forgot the barograph, and Zabriskie taxied over the barograph with his wheel.';
  const asked = await published('ridge', { ...contact, narrative });
  const other = await stage.report('valley', { ...contact, narrative });
  const approval = { comment: 'Look around.', coarse: { date: 'month' } };
  await stage.call('POST', `/api/reports/${other}/approve`, { as: 'superAdmin', body: approval });
  const month = stage.services.clock().toISOString().slice(0, 7);
  const { body } = await askPublic(asked);
  expect(JSON.parse(body)).toMatchObject([{ id: other, submittedAt: month }]);
  expect(body).toContain('barograph');
  expect(body).not.toMatch(/zabriskie|quentin/i);
  await stage.call('DELETE', `/api/reports/${asked}/contact`, { as: 'superAdmin' });
  expect((await askPublic(asked)).body).not.toMatch(/zabriskie|quentin/i);
  expect(idsOf(await ask(asked))).toEqual([other]);
});

test('a reassigned report is compared in its new club, and no longer in its old one (C17.1)', async () => {
  const narrative = story('parachute');
  const asked = await stage.report('ridge', { narrative });
  const moved = await stage.report('ridge', { narrative });
  const there = await stage.report('valley', { narrative });
  expect(idsOf(await ask(asked))).toEqual([moved]);
  await stage.call('PATCH', `/api/reports/${moved}`, { as: 'superAdmin', body: { clubId: stage.clubs.valley } });
  expect(idsOf(await ask(asked))).toEqual([]);
  expect(idsOf(await ask(asked, 'superAdmin'))).toEqual([]);
  expect(idsOf(await ask(moved, 'valleyManager'))).toEqual([there]);
  expect(idsOf(await ask(there, 'valleyManager'))).toEqual([moved]);
});

test('a report without a club is compared with published copies only (C17.1, C15.3)', async () => {
  const narrative = story('barograph');
  const asked = await stage.report('ridge', { narrative });
  const other = await published('valley', { narrative });
  await stage.report('ridge', { narrative });
  await ensureNoClub(stage.services.database.db, stage.services.clock());
  await stage.services.database.db
    .update(reports)
    .set({ clubId: NO_CLUB })
    .where(eq(reports.clubId, stage.clubs.ridge));
  expect(idsOf(await ask(asked, 'superAdmin'))).toEqual([other]);
});
