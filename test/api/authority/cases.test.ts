/** The state of a report's authority case, and what was sent (C13.1, C13.2, C13.4, C13.5). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';
import { CODED, readyReport, underRegime } from './fixtures.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await underRegime(stage);
});
afterAll(() => stage.close());

const NOW = '2026-06-01T10:00:00.000Z';
const on = (id: string, call = 'authority') => `/api/reports/${id}/${call}`;
const get = async (id: string) => (await stage.call('GET', on(id), { as: 'ridgeManager' })).json();
const patch = (id: string, body: object) => stage.call('PATCH', on(id), { as: 'ridgeManager', body });
const post = (id: string, body: object) => stage.call('POST', on(id), { as: 'ridgeManager', body });
async function submitted() {
  stage.clock.set(NOW);
  return stage.report('ridge');
}

test('a new report has one deadline, 72 hours after submission, and exactly the documented keys (C13.2)', async () => {
  const id = await submitted();
  expect(await get(id)).toEqual({
    awareAt: NOW,
    notReportable: null,
    chip: 'Authority: 3 days left',
    clocks: [{ kind: 'initial', due: '2026-06-04T10:00:00.000Z', sentOn: null }],
    sent: [],
  });
});

test('the time the club became aware moves the deadline, null resets it, and a reason not to report removes it (C13.2)', async () => {
  const id = await submitted();
  const earlier = await patch(id, { awareAt: '2026-05-30T10:00:00+02:00' });
  expect(earlier.json()).toMatchObject({ awareAt: '2026-05-30T08:00:00.000Z', chip: 'Authority: 22 h left' });
  expect((await patch(id, { awareAt: null })).json()).toMatchObject({ awareAt: NOW, chip: 'Authority: 3 days left' });
  const ended = (await patch(id, { notReportable: ' Nobody was near ' })).json();
  expect(ended).toMatchObject({ notReportable: 'Nobody was near', chip: 'Authority: not reportable', clocks: [] });
  expect((await patch(id, { notReportable: '' })).json()).toMatchObject({ notReportable: null, clocks: [{}] });
});

test('a future or invalid time and an overlong reason are rejected with 400, all at once (C13.2)', async () => {
  const id = await submitted();
  for (const awareAt of ['2026-06-01T11:00:00Z', '2026-02-30T10:00:00Z', '2026-06-01', 'yesterday', 5])
    expect((await patch(id, { awareAt })).json().errors).toMatchObject([{ path: 'awareAt' }]);
  const both = await patch(id, { awareAt: 'never', notReportable: 'x'.repeat(201) });
  expect(both.json().errors.map(({ path }: { path: string }) => path)).toEqual(['awareAt', 'notReportable']);
});

test('a sent file meets its deadline and starts the following ones; a withdrawn file is kept as withdrawn (C13.4)', async () => {
  const id = await submitted();
  await stage.call('PATCH', on(id, 'follow-up'), { as: 'ridgeManager', body: CODED });
  const noted = await post(id, { kind: 'initial', sentOn: '2026-06-01', reference: ' 2026-0131 ' });
  expect([noted.statusCode, noted.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      kind: 'initial',
      sentOn: '2026-06-01',
      reference: '2026-0131',
      sha256: null,
      withdrawn: false,
      at: NOW,
      by: { id: stage.people.ridgeManager.id, name: 'Beatrix Ashdown' },
    },
  ]);
  expect(await get(id)).toMatchObject({
    chip: 'Authority: 30 days left',
    clocks: [
      { kind: 'initial', sentOn: '2026-06-01' },
      { kind: 'follow-up', due: '2026-07-01T10:00:00.000Z', sentOn: null },
      { kind: 'final', due: '2026-09-01T10:00:00.000Z', sentOn: null },
    ],
    sent: [noted.json()],
  });
  const file = `${on(id)}/${noted.json().id}`;
  for (let times = 0; times < 2; times += 1)
    expect((await stage.call('DELETE', file, { as: 'ridgeAdmin' })).statusCode).toBe(204);
  expect(await get(id)).toMatchObject({ chip: 'Authority: 3 days left', sent: [{ withdrawn: true }] });
  const elsewhere = await submitted();
  for (const url of [`${on(elsewhere)}/${noted.json().id}`, `${on(id)}/${randomUUID()}`, `${on(id)}/x`])
    expect((await stage.call('DELETE', url, { as: 'ridgeManager' })).statusCode).toBe(404);
});

test('a report without a risk grade needs no further file, and the chip says what was sent last (C13.2)', async () => {
  const id = await submitted();
  await post(id, { kind: 'initial', sentOn: '2026-06-01', reference: '2026-0131' });
  expect((await get(id)).chip).toBe('Authority: sent 1 Jun 2026, ref. 2026-0131');
  await post(id, { kind: 'follow-up', sentOn: '2026-06-02' });
  expect((await get(id)).chip).toBe('Authority: sent 2 Jun 2026');
});

test('a day is accepted once it has begun anywhere on earth, and rejected with 400 before that (C13.4)', async () => {
  const id = await submitted();
  stage.clock.set('2026-06-01T09:59:00.000Z');
  const day = async (sentOn: unknown) => (await post(id, { kind: 'initial', sentOn })).statusCode;
  expect(await Promise.all(['2026-06-02', '2026-02-30', '', null, 5].map(day))).toEqual([400, 400, 400, 400, 400]);
  stage.clock.set('2026-06-01T10:00:00.000Z');
  expect([await day('2026-06-02'), await day('2026-06-03')]).toEqual([201, 400]);
  const all = await post(id, { kind: 'first', sentOn: 'x', reference: 'x'.repeat(101) });
  expect(all.json().errors.map(({ path }: { path: string }) => path)).toEqual(['kind', 'sentOn', 'reference']);
});

test('facts for the authority are stored separately and never change the report (C13.5)', async () => {
  const id = await submitted();
  const before = await stage.stored(id);
  const url = on(id, 'authority-facts');
  const body = { headline: 'Near miss', localDate: '2026-05-31', flightPhase: 'Thermalling' };
  const changed = (await stage.call('PATCH', url, { as: 'ridgeManager', body })).json();
  expect(Object.keys(changed)).toHaveLength(16);
  expect(changed).toMatchObject({ ...body, utcDate: null, injuryLevel: null });
  expect((await stage.call('PATCH', url, { as: 'ridgeAdmin', body: { headline: null } })).json().headline).toBeNull();
  expect((await stage.call('GET', url, { as: 'ridgeManager' })).json()).toEqual({ ...changed, headline: null });
  const bad = await stage.call('PATCH', url, { as: 'ridgeManager', body: { flightPhase: 'Asleep', utcDate: 'x' } });
  expect(bad.json().errors.map(({ path }: { path: string }) => path)).toEqual(['utcDate', 'flightPhase']);
  expect(await stage.stored(id)).toEqual(before);
});

const CALLS = ['authority', 'authority-facts', 'e5x/check', 'e5x'];
test("without a regime every call returns 404 even to the club's team, and other clubs always get 404 (C13.1)", async () => {
  const [valley, ridge] = [await stage.report('valley'), await readyReport(stage)];
  for (const call of CALLS) {
    for (const as of ['valleyManager', 'superAdmin'] as const)
      expect((await stage.call('GET', on(valley, call), { as })).statusCode).toBe(404);
    expect((await stage.call('GET', on(ridge, call), { as: 'valleyManager' })).statusCode).toBe(404);
  }
  const bad = { sentOn: 'x', awareAt: 'x', flightPhase: 'x' };
  for (const [method, call] of [
    ['PATCH', 'authority'],
    ['POST', 'authority'],
    ['PATCH', 'authority-facts'],
  ] as const)
    expect((await stage.call(method, on(valley, call), { as: 'valleyManager', body: bad })).statusCode).toBe(404);
});

test('anyone can read the regime of a club; the answer is cacheable and changes at once (C13.1)', async () => {
  const ask = (id: string, headers = {}) => stage.call('GET', `/api/clubs/${id}/duties`, { headers });
  const first = await ask(stage.clubs.valley);
  expect([first.json(), first.headers['cache-control']]).toEqual([{ regime: 'none' }, 'public, no-cache']);
  const etag = String(first.headers.etag);
  expect((await ask(stage.clubs.valley, { 'if-none-match': etag })).statusCode).toBe(304);
  const url = `/api/clubs/${stage.clubs.valley}/settings`;
  await stage.call('PATCH', url, { as: 'superAdmin', body: { regime: 'UK' } });
  expect((await ask(stage.clubs.valley, { 'if-none-match': etag })).json()).toEqual({ regime: 'UK' });
  await stage.call('PATCH', url, { as: 'superAdmin', body: { regime: 'none' } });
  for (const id of [randomUUID(), 'x']) expect((await ask(id)).statusCode).toBe(404);
});

test("an authority must be on the format's list, or null; any other number is 400 and changes nothing (C13.1)", async () => {
  const url = `/api/clubs/${stage.clubs.valley}/settings`;
  const put = (responsibleEntity: unknown) =>
    stage.call('PATCH', url, { as: 'superAdmin', body: { responsibleEntity } });
  expect((await put(2011)).json()).toMatchObject({ responsibleEntity: 2011 });
  for (const unknown of [0, 1_999, 2_198, 99_999, 2_147_483_647, -1, 11.5, '2011']) {
    const refused = await put(unknown);
    expect([unknown, refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([
      unknown,
      400,
      'responsibleEntity',
    ]);
  }
  expect((await stage.call('GET', url, { as: 'superAdmin' })).json()).toMatchObject({ responsibleEntity: 2011 });
  expect((await put(null)).json()).toMatchObject({ responsibleEntity: null });
});

test('chips for several reports keep the requested order and leave out clubs without a regime (C13.2)', async () => {
  const [one, two, valley] = [await submitted(), await submitted(), await stage.report('valley')];
  await post(two, { kind: 'initial', sentOn: '2026-06-01' });
  const url = `/api/authority?ids=${two},${valley},${randomUUID()},x,${one}`;
  const chips = [
    { reportId: two, chip: 'Authority: sent 1 Jun 2026' },
    { reportId: one, chip: 'Authority: 3 days left' },
  ];
  const states = [
    { code: 'sent', number: null, sentOn: '2026-06-01', reference: null },
    { code: 'days-left', number: 3, sentOn: null, reference: null },
  ];
  expect((await stage.call('GET', url, { as: 'superAdmin' })).json()).toEqual(chips);
  const whole = await stage.call('GET', `${url}&state=true`, { as: 'superAdmin' });
  expect(whole.json()).toEqual(chips.map((chip, at) => ({ ...chip, state: states[at] })));
  expect((await stage.call('GET', url, { as: 'valleyManager' })).json()).toEqual([]);
});

test('an imported report has a chip once the club says when it became aware (C12.7, C13.2)', async () => {
  const headers = { 'content-type': 'text/csv', cookie: stage.people.ridgeAdmin.cookie };
  const payload = 'date,narrative\n2015-03-02,The hushbird flew into the canopy.';
  const { id } = (await stage.app.inject({ method: 'POST', url: '/api/imports', headers, payload })).json();
  await stage.call('POST', `/api/imports/${id}/confirm`, { as: 'ridgeAdmin', body: {} });
  const found = (await stage.call('GET', '/api/reports?keyword=hushbird', { as: 'ridgeAdmin' })).json();
  const chips = async () => (await stage.call('GET', `/api/authority?ids=${found[0].id}`, { as: 'ridgeAdmin' })).json();
  expect(await chips()).toEqual([]);
  await patch(found[0].id, { awareAt: NOW });
  expect(await chips()).toMatchObject([{ chip: 'Authority: 3 days left' }]);
});

test('a reassigned report keeps its authority data, which a club without a regime cannot see (C4.4, C13.5)', async () => {
  const id = await submitted();
  await post(id, { kind: 'initial', sentOn: '2026-06-01' });
  const move = (clubId: string) => stage.call('PATCH', `/api/reports/${id}`, { as: 'superAdmin', body: { clubId } });
  await move(stage.clubs.valley);
  expect((await stage.call('GET', on(id), { as: 'valleyManager' })).statusCode).toBe(404);
  await move(stage.clubs.ridge);
  expect((await get(id)).sent).toHaveLength(1);
});

test('every change is audited without its text; a change that alters nothing is not audited (C4.6)', async () => {
  const id = await submitted();
  const as = 'ridgeManager';
  const lines = await auditOf(stage, async () => {
    for (let times = 0; times < 2; times += 1) {
      await patch(id, { notReportable: 'A secret reason', awareAt: '2026-05-30T10:00:00Z' });
      await stage.call('PATCH', on(id, 'authority-facts'), { as, body: { headline: 'A secret headline' } });
    }
    const { id: file } = (await post(id, { kind: 'final', sentOn: '2026-06-01', reference: 'secret' })).json();
    await stage.call('DELETE', `${on(id)}/${file}`, { as });
  });
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['authority-change', { fields: 'awareAt notReportable' }],
    ['authority-facts', { fields: 'headline' }],
    ['authority-sent', { kind: 'final' }],
    ['authority-withdraw', { kind: 'final' }],
  ]);
});
