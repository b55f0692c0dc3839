/** The annual report of a club (C12.5): what the team reads, and that members learn nothing hidden. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Annual } from '../../../domain/annual/annual.ts';
import { type Stage, setStage } from '../../stage.ts';
import { CODED, underRegime } from '../authority/fixtures.ts';

let stage: Stage;
const as = 'ridgeManager';
const year = async (query: string, who: 'ridgeManager' | 'superAdmin' | 'valleyManager' = as): Promise<Annual> =>
  (await stage.call('GET', `/api/annual?${query}`, { as: who })).json();
const members = () => stage.call('GET', '/api/annual?year=2026&edition=members', { as });

beforeAll(async () => {
  stage = await setStage();
  const ids: string[] = [];
  stage.clock.set('2026-05-20T12:00:00.000Z');
  for (let at = 0; at < 22; at += 1) {
    const id = await stage.report('ridge', {
      headline: `Shown ${at}`,
      narrative: 'A long story. '.repeat(40),
      flightPhase: 'Descent',
    });
    ids.push(id);
    stage.clock.advance({ days: 1 });
  }
  stage.clock.set('2026-06-15T12:00:00.000Z');
  for (const id of ids) await stage.approve(id);
  await stage.report('valley', { headline: 'The neighbour' });
});
afterAll(() => stage.close());

test('the annual report covers one club and one year, with at most 20 shortened lessons, the newest first (C12.5)', async () => {
  const paper = await year('year=2026');
  const newest = Array.from({ length: 20 }, (_, at) => `Shown ${21 - at}`);
  expect(paper.lessons.map(({ headline }) => headline)).toEqual(newest);
  expect(paper.lessons.every(({ isCut, narrative }) => isCut && narrative.length < 400)).toBe(true);
  expect(paper.counts).toMatchObject({ published: 22, unpublished: 0 });
  expect(paper.team?.analytics.total).toBe(22);
  expect((await year('year=2025')).counts.published).toBe(0);
  expect((await year('year=2026', 'valleyManager')).counts).toMatchObject({ published: 0, unpublished: 1 });
  const { ridge } = stage.clubs;
  expect(await year(`year=2026&clubId=${ridge}`, 'superAdmin')).toEqual(paper);
  for (const ignored of [`clubId=${ridge}`, 'clubId=mine'])
    expect(await year(`year=2026&${ignored}`, 'valleyManager')).toEqual(await year('year=2026', 'valleyManager'));
});

test('a shortened text is marked as cut, headlines too; one that merely trails off is not (C12.5)', async () => {
  stage.clock.set('2024-05-01T12:00:00.000Z');
  const long = await stage.report('ridge', { headline: 'Long words '.repeat(15), narrative: 'A short story.' });
  const short = await stage.report('ridge', { headline: 'Short', narrative: 'A short story that trails off …' });
  for (const id of [long, short]) await stage.approve(id);
  const { lessons } = await year('year=2024');
  expect(new Map(lessons.map(({ id, isCut }) => [id, isCut]))).toEqual(
    new Map([
      [long, true],
      [short, false],
    ]),
  );
  stage.clock.set('2026-06-15T12:00:00.000Z');
});

test("the members' edition is byte-identical for counts of 1 to 4 and contains no unpublished text (C12.5)", async () => {
  const none = (await members()).body;
  expect(JSON.parse(none).team).toBeNull();
  const papers: string[] = [];
  for (let many = 1; many <= 5; many += 1) {
    const id = await stage.report('ridge', {
      headline: 'HIDDENWORD',
      narrative: `HIDDENWORD ${'x '.repeat(many * 50)}`,
      flightPhase: `HIDDENWORD ${many}`,
      injuryLevel: 'Fatal injury',
    });
    const body = { title: 'HIDDENWORD', reportId: id, due: '2026-06-01' };
    const action = (await stage.call('POST', '/api/actions', { as, body })).json();
    const done = { title: 'HIDDENWORD done', reportId: id };
    const second = (await stage.call('POST', '/api/actions', { as, body: done })).json();
    await stage.call('PATCH', `/api/actions/${second.id}`, { as, body: { state: 'done', worked: 'yes' } });
    expect(action.id).toBeTruthy();
    papers.push((await members()).body);
  }
  expect(papers.join('')).not.toContain('HIDDENWORD');
  expect(new Set(papers.slice(0, 4)).size).toBe(1);
  expect([none, papers[0], papers[4]].map((paper) => JSON.parse(paper ?? '').counts)).toEqual([
    { published: 22, unpublished: 0, actionsOpen: 0, actionsDone: 0, actionsWorked: 0 },
    {
      published: 22,
      unpublished: 'fewer than 5',
      actionsOpen: 'fewer than 5',
      actionsDone: 'fewer than 5',
      actionsWorked: 'fewer than 5',
    },
    { published: 22, unpublished: 5, actionsOpen: 5, actionsDone: 5, actionsWorked: 5 },
  ]);
  const team = await year('year=2026&edition=team');
  expect(team.team?.actions.length).toBe(10);
  expect(team.team?.analytics.total).toBe(27);
});

test('a copy published with its month only shows no day in the annual report either (C12.5)', async () => {
  const id = await stage.report('valley');
  const body = { comment: 'Seen.', coarse: { date: 'month' } };
  await stage.call('POST', `/api/reports/${id}/approve`, { as: 'valleyManager', body });
  expect((await year('year=2026', 'valleyManager')).lessons.map(({ on }) => on)).toEqual(['2026-06']);
});

test("the team's edition counts what went to the authority if the club has a regime; the members' never does (C12.5)", async () => {
  const of2025 = async (who?: 'valleyManager') => (await year('year=2025', who)).team?.authority;
  expect(await of2025()).toBeNull();
  await underRegime(stage);
  const nothing = { initial: 0, followUp: 0, final: 0, notReportable: 0, late: 0 };
  expect(await of2025()).toEqual(nothing);
  stage.clock.set('2025-12-31T23:30:00.000Z');
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await stage.report('ridge', { headline: 'For the authority' }));
  const [inTime = '', late = '', owed = '', excused = '', taken = ''] = ids;
  stage.clock.set('2026-01-03T23:30:00.000Z');
  expect(await of2025()).toEqual(nothing);
  stage.clock.set('2026-06-15T12:00:00.000Z');
  expect(await of2025()).toEqual({ ...nothing, late: 5 });
  const on = (id: string) => `/api/reports/${id}/authority`;
  const sent = (id: string, kind: string, sentOn: string) =>
    stage.call('POST', on(id), { as, body: { kind, sentOn, reference: null } });
  await stage.call('PATCH', `/api/reports/${inTime}/follow-up`, { as, body: CODED });
  await sent(inTime, 'initial', '2026-01-03');
  await sent(inTime, 'follow-up', '2026-01-30');
  await sent(inTime, 'final', '2026-03-31');
  await sent(late, 'initial', '2026-01-04');
  await stage.call('PATCH', on(excused), { as, body: { notReportable: 'Nobody was near' } });
  const { id } = (await sent(taken, 'initial', '2026-01-02')).json();
  await stage.call('DELETE', `${on(taken)}/${id}`, { as });
  expect(await of2025()).toEqual({ initial: 2, followUp: 1, final: 1, notReportable: 1, late: 3 });
  await sent(owed, 'initial', '2026-01-03');
  expect(await of2025()).toMatchObject({ initial: 3, late: 2 });
  expect((await year('year=2026')).team?.authority).toMatchObject({ initial: 0, notReportable: 0 });
  expect(await of2025('valleyManager')).toBeNull();
  const forMembers = await stage.call('GET', '/api/annual?year=2025&edition=members', { as });
  expect([forMembers.json().team, forMembers.body.includes('late')]).toEqual([null, false]);
});

test.each(['year=26', 'year=2026-01', 'edition=everybody', 'clubId=mine'])(
  '%s is rejected with 400 at its parameter (C12.5)',
  async (query) => {
    const refused = await stage.call('GET', `/api/annual?${query}`, { as: 'superAdmin' });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, query.split('=')[0]]);
  },
);

test('a super-admin must choose a club (C12.5)', async () => {
  const refused = await stage.call('GET', '/api/annual?year=2026', { as: 'superAdmin' });
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    400,
    { path: 'clubId', message: 'Please select a club' },
  ]);
});

test('a bad year and a missing club are named in one answer (C12.5, C3.1)', async () => {
  const refused = await stage.call('GET', '/api/annual?year=20', { as: 'superAdmin' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [
      { path: 'year', message: 'Year must have four digits' },
      { path: 'clubId', message: 'Please select a club' },
    ],
  ]);
});
