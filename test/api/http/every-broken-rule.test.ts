/** One answer lists every broken rule, also those that need the database or what is stored (C3.1). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CastMember } from '../../cast.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';
import { reportWithPhotos, uploadPicture } from '../photos/pictures.ts';
import { reportWithCode } from '../receipt/with-code.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  stage.clock.set('2026-06-03T10:00:00.000Z');
});
afterAll(() => stage.close());

/** Expects a refusal at exactly these paths, in any order. */
async function expectBroken(call: string, body: object, paths: string[], as?: CastMember): Promise<void> {
  const [method = '', url = ''] = call.split(' ');
  const refused = await stage.call(method, url, { body, ...(as && { as }) });
  const actual = (refused.json().errors ?? []).map(({ path }: { path: string }) => path);
  expect([refused.statusCode, actual.toSorted()], refused.body).toEqual([400, paths.toSorted()]);
}

const created = async (url: string, body: object, as: CastMember): Promise<string> => {
  const answer = await stage.call('POST', url, { as, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};

/** Another sms-manager of the ridge club. */
const colleague = () => {
  const login = { email: `${randomUUID()}@ridge.example`, password: 'long enough' };
  return created('/api/users', { ...login, name: 'Colleague', clubId: stage.clubs.ridge }, 'superAdmin');
};

const MINIMAL = { title: 'Cable across the runway', severity: 2, likelihood: 2 };
const NAMELESS = { ...MINIMAL, title: '' };

test('a hazard: the reason for closing, its club, its links and its owner (C18.1, C18.3)', async () => {
  const post = (body: object, paths: string[], as: CastMember = 'ridgeManager') =>
    expectBroken('POST /api/hazards', body, paths, as);
  await post({ ...MINIMAL, state: 'closed', reviewOn: 'zzz' }, ['reviewOn', 'closedBecause']);
  await post({ ...NAMELESS, severity: 9, closedBecause: 'x' }, ['title', 'severity', 'closedBecause']);
  await post({ ...NAMELESS, state: 'gone', closedBecause: 'x' }, ['title', 'state']);
  const wrong = { reports: [randomUUID()], actions: ['x'], ownerId: stage.people.valleyManager.id };
  await post({ ...NAMELESS, ...wrong }, ['title', 'reports', 'actions', 'ownerId']);

  await post(NAMELESS, ['title', 'clubId'], 'superAdmin');
  await post({ ...NAMELESS, clubId: randomUUID() }, ['title', 'clubId'], 'superAdmin');
  const { ridge: clubId } = stage.clubs;
  await post({ ...NAMELESS, ...wrong, clubId }, ['title', 'reports', 'actions', 'ownerId'], 'superAdmin');
  const reports = [await stage.report('ridge'), await stage.report('valley')];
  await post({ ...NAMELESS, reports }, ['title', 'reports'], 'superAdmin');
  // What depends on a field that is itself broken is not known.
  await post({ ...NAMELESS, reports: 'x' }, ['title', 'reports'], 'superAdmin');
  await post({ ...NAMELESS, ...wrong, clubId: 7 }, ['title', 'clubId'], 'superAdmin');
});

test('a change of a hazard: the reason for closing and its owner, who may stay (C18.1, C18.3)', async () => {
  const ownerId = await colleague();
  const id = await created('/api/hazards', { ...MINIMAL, ownerId }, 'ridgeManager');
  const patch = (body: object, paths: string[]) =>
    expectBroken(`PATCH /api/hazards/${id}`, body, paths, 'ridgeManager');
  await patch({ title: '', state: 'closed' }, ['title', 'closedBecause']);
  await patch({ title: '', closedBecause: 'x' }, ['title', 'closedBecause']);
  await patch({ title: '', state: 'gone', closedBecause: 'x' }, ['title', 'state']);
  await patch({ title: '', ownerId: randomUUID(), reports: ['x'] }, ['title', 'ownerId', 'reports']);
  await stage.call('PATCH', `/api/users/${ownerId}`, { as: 'superAdmin', body: { role: 'pilot' } });
  await patch({ title: '', ownerId }, ['title']);
  const kept = await stage.call('PATCH', `/api/hazards/${id}`, { as: 'ridgeManager', body: { ownerId } });
  expect(kept.statusCode).toBe(200);
});

test('an action: its club, its report, its owner and whether it worked (C8.7)', async () => {
  const post = (body: object, paths: string[], as: CastMember = 'ridgeManager') =>
    expectBroken('POST /api/actions', { title: '', ...body }, ['title', ...paths], as);
  await post({}, ['clubId'], 'superAdmin');
  await post({ clubId: stage.clubs.ridge, ownerId: 'x' }, ['ownerId'], 'superAdmin');
  await post({ reportId: randomUUID(), ownerId: 'x' }, ['reportId', 'ownerId']);
  await post({ reportId: randomUUID() }, ['reportId'], 'superAdmin');
  await post({ reportId: 7 }, ['reportId'], 'superAdmin');
  const both = { title: 'Inspect it', reportId: randomUUID(), ownerId: 'x' };
  await expectBroken('POST /api/actions', both, ['reportId', 'ownerId'], 'ridgeManager');

  const id = await created('/api/actions', { title: 'Inspect it' }, 'ridgeManager');
  const patch = (body: object, paths: string[]) =>
    expectBroken(`PATCH /api/actions/${id}`, body, paths, 'ridgeManager');
  await patch({ worked: 'yes', due: 'zz' }, ['worked', 'due']);
  await patch({ worked: 'yes', state: 'gone' }, ['state']);
  await patch({ title: '', worked: 'yes', ownerId: 'x' }, ['title', 'worked', 'ownerId']);
  await stage.call('PATCH', `/api/actions/${id}`, { as: 'ridgeManager', body: { state: 'dropped' } });
  await patch({ title: '', state: 'done' }, ['title', 'state']);
});

test("another club's report and one that does not exist are refused alike, whatever else is wrong (C3.17)", async () => {
  const foreign = await stage.report('valley');
  for (const [url, sent] of [
    ['/api/actions', (id: string) => ({ title: '', reportId: id })],
    ['/api/hazards', (id: string) => ({ ...NAMELESS, reports: [id] })],
  ] as const) {
    const ask = (id: string, as: CastMember) => stage.call('POST', url, { as, body: sent(id) });
    const [theirs, none] = [await ask(foreign, 'ridgeManager'), await ask(randomUUID(), 'ridgeManager')];
    expect([theirs.statusCode, theirs.body]).toEqual([400, none.body]);
    expectProblem(await ask(foreign, 'ridgePilot'), 'auth/forbidden');
  }
});

test('a report: its photos and its club; its later details: its photos (C3.8, C16.2)', async () => {
  const [mine, gone] = [await uploadPicture(stage, {}, { as: 'ridgePilot' }), randomUUID()];
  const start = { narrative: 'x', reporterEmail: 'reporter@example.org', clubId: stage.clubs.ridge };
  for (const upload of [mine, gone])
    await expectBroken('POST /api/reports', { ...start, uploads: [upload] }, ['narrative', 'uploads']);
  await expectBroken('POST /api/reports', { ...start, uploads: [mine] }, ['narrative'], 'ridgePilot');
  const whole = { ...start, narrative: 'The canopy opened on the winch launch.' };
  await expectBroken('POST /api/reports', { ...whole, clubId: gone, uploads: [gone] }, ['clubId', 'uploads']);

  // A repeat gets the first answer, although its photos are claimed and its text is broken.
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...whole, uploads: [await uploadPicture(stage)] };
  const first = await stage.call('POST', '/api/reports', { body, headers });
  const again = await stage.call('POST', '/api/reports', { body: { ...body, narrative: 'x' }, headers });
  expect([again.statusCode, again.body]).toEqual([201, first.body]);

  const { code } = await reportWithCode(stage);
  const later = { code, localDate: 'yesterday', uploads: [gone] };
  await expectBroken('POST /api/receipt/details', later, ['localDate', 'uploads']);
  const four = await Promise.all([1, 2, 3, 4].map(() => uploadPicture(stage)));
  expect((await stage.call('POST', '/api/receipt/details', { body: { code, uploads: four } })).statusCode).toBe(200);
  const fifth = { ...later, uploads: [await uploadPicture(stage)] };
  await expectBroken('POST /api/receipt/details', fifth, ['localDate', 'uploads']);
  expectProblem(await stage.call('POST', '/api/receipt/details', { body: { ...later, code: 'x' } }), 'receipt/unknown');
});

test('a published photo: the upload and the small picture (C16.4)', async () => {
  const { id, photos } = await reportWithPhotos(stage);
  const call = `PUT /api/reports/${id}/photos/${photos[0]}/published`;
  const wrong = { upload: randomUUID(), small: 'AAAA' };
  await expectBroken(call, { ...wrong, description: '' }, ['upload', 'description', 'small'], 'ridgeManager');
  await expectBroken(call, { ...wrong, description: 'A wing.' }, ['upload', 'small'], 'ridgeManager');
});

test('a user: the role and the club, without revealing what an admin may not know (C4.2, C3.17)', async () => {
  const start = { email: 'x', name: 'New', password: 'long enough' };
  const unknown = { role: 'boss', clubId: randomUUID() };
  await expectBroken('POST /api/users', { ...start, ...unknown }, ['email', 'role', 'clubId'], 'superAdmin');
  await expectBroken(
    `PATCH /api/users/${stage.people.ridgePilot.id}`,
    { email: 'x', ...unknown },
    ['email', 'role', 'clubId'],
    'superAdmin',
  );
  for (const clubId of [stage.clubs.valley, randomUUID()])
    expectProblem(
      await stage.call('POST', '/api/users', { as: 'ridgeAdmin', body: { ...start, role: 'boss', clubId } }),
      'auth/forbidden',
    );
  const tooHigh = { ...start, role: 'super-admin', clubId: 7 };
  expectProblem(await stage.call('POST', '/api/users', { as: 'ridgeAdmin', body: tooHigh }), 'auth/forbidden');
  await expectBroken(
    'POST /api/users',
    { ...start, role: 'boss', clubId: stage.clubs.ridge },
    ['email', 'role'],
    'ridgeAdmin',
  );
});

test('an import: its club and its file, columns of another file and a day in the future (C12.7)', async () => {
  const send = (body: string, as: CastMember) =>
    stage.call('POST', '/api/imports', { as, body, headers: { 'content-type': 'text/csv' } });
  expectProblem(await send('', 'superAdmin'), 'request/invalid', 'clubId', 'file');
  const file = 'Date,Narrative\n2019-06-01,The rope broke at 100 m.';
  expectProblem(await send(file, 'superAdmin'), 'request/invalid', 'clubId');
  const imported = await send(file, 'ridgeAdmin');
  const call = `PATCH /api/imports/${imported.json().id}`;
  const wrong = { columns: [{ header: 'Other', field: null }], undated: '2027-01-01' };
  await expectBroken(call, wrong, ['columns', 'undated'], 'ridgeAdmin');
  await expectBroken(call, { ...wrong, dayOrder: 'x' }, ['columns', 'undated', 'dayOrder'], 'ridgeAdmin');
});

test('a follow-up: the reply that is missing, and an assignee who may stay (C8.3, C8.9)', async () => {
  const id = await stage.report('ridge');
  await expectBroken(`POST /api/reports/${id}/follow-up/tell`, { revision: 7 }, ['revision', 'told'], 'ridgeManager');
  const wrong = { takenBy: stage.people.ridgePilot.id, outcome: 9 };
  const call = `PATCH /api/reports/${id}/follow-up`;
  await expectBroken(call, wrong, ['takenBy', 'outcome'], 'ridgeManager');
  const takenBy = await colleague();
  await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as: 'ridgeManager', body: { takenBy } });
  await stage.call('PATCH', `/api/users/${takenBy}`, { as: 'superAdmin', body: { role: 'pilot' } });
  await expectBroken(call, { takenBy, outcome: 9 }, ['outcome'], 'ridgeManager');
});

test('a redaction that ends before it starts, and a second step sent in two ways (C5.4, C11.2)', async () => {
  const call = `POST /api/reports/${await stage.report('ridge')}/comment`;
  const redactions = [{ field: 'narrative', start: 9, end: 3, action: 'x' }];
  const paths = ['redactions.0.action', 'redactions.0.end'];
  await expectBroken(call, { comment: 'Fine.', redactions }, paths, 'ridgeManager');
  await expectBroken('POST /api/auth/second', { totp: '123456', passkey: 7 }, ['totp', 'passkey']);
});
