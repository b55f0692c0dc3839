/** Details added to a report later, with the receipt code (C15.7). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Photo } from '../../../domain/photos/photo.ts';
import { DETAIL_FIELDS } from '../../../domain/receipt/details.ts';
import { auditOf, auditRows } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { everyRow } from '../../rows.ts';
import { type Stage, setStage } from '../../stage.ts';
import { uploadPicture } from '../photos/pictures.ts';
import { openReceipt, reportWithCode, someCode, writeToTeam } from './with-code.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const send = (code: unknown, fields: object = {}, headers: Record<string, string> = {}) =>
  stage.call('POST', '/api/receipt/details', { body: { code, ...fields }, headers });
const addedOf = (id: string, as: 'ridgeManager' | 'valleyManager' = 'ridgeManager') =>
  stage.call('GET', `/api/reports/${id}/details-added`, { as });

test('the code alone shows which fields of the form are empty, never what was given (C15.7)', async () => {
  const { code } = await reportWithCode(stage, 'ridge', { model: 'ASK 21', aircraftRegistration: 'D-1234' });
  const answer = await send(code);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const given = ['model', 'aircraftRegistration', 'narrativeLanguage'];
  expect(answer.json()).toEqual({ empty: DETAIL_FIELDS.filter((field) => !given.includes(field)) });
  for (const never of ['narrative', 'clubId', 'reporterName', 'reporterEmail', 'reporterTelephone'])
    expect(DETAIL_FIELDS).not.toContain(never);
});

test('only empty fields are filled, and blank values and unknown keys are ignored (C15.7)', async () => {
  const { id, code } = await reportWithCode(stage, 'ridge', { model: 'ASK 21' });
  const sent = {
    ...{ model: 'DG-1000', flightPhase: '  Approach ', localDate: '2026-06-14', manufacturer: ' ', headline: null },
    ...{
      narrative: 'Something else entirely.',
      reporterName: 'Eve',
      clubId: stage.clubs.valley,
      utcDate: '2026-06-14',
    },
    ...{ smsManagerComment: 'Mine.', uploadedBy: 7 },
  };
  const { empty } = (await send(code, sent)).json();
  expect(empty).toEqual((await send(code)).json().empty);
  expect(empty).toEqual(expect.arrayContaining(['manufacturer', 'headline']));
  for (const filled of ['model', 'flightPhase', 'localDate']) expect(empty).not.toContain(filled);
  expect(await stage.stored(id)).toMatchObject({
    ...{ model: 'ASK 21', flightPhase: 'Approach', localDate: '2026-06-14', manufacturer: null, utcDate: null },
    ...{ narrative: 'The canopy opened on the winch launch at 200 feet.', reporterName: null, smsManagerComment: null },
    clubId: stage.clubs.ridge,
  });
  // Details added later cannot be replaced either.
  await send(code, { flightPhase: 'Landing' });
  expect((await stage.stored(id)).flightPhase).toBe('Approach');
});

test('the rules of the form apply, all broken ones are reported at once, and then nothing is filled (C15.7)', async () => {
  const { code } = await reportWithCode(stage);
  const before = await everyRow(stage);
  const broken = {
    localDate: '2026-02-30',
    localTime: '25:00',
    model: 'x'.repeat(201),
    headline: 7,
    flightPhase: 'Cruise',
  };
  const refused = await send(code, broken);
  expect(refused.statusCode).toBe(400);
  const paths = refused.json().errors.map(({ path }: { path: string }) => path);
  expect(paths.toSorted()).toEqual(['headline', 'localDate', 'localTime', 'model']);
  expect(await everyRow(stage)).toBe(before);
});

test('the team sees which fields were added and on which day; another club gets 404 (C15.7)', async () => {
  const later = stage.clock.read().toISOString().slice(0, 10);
  stage.clock.advance({ days: -2 });
  const on = stage.clock.read().toISOString().slice(0, 10);
  const { id, code } = await reportWithCode(stage);
  await send(code, { model: 'ASK 21', localDate: '2026-06-12' });
  stage.clock.advance({ days: 2 });
  await send(code, { model: 'DG-1000', headline: 'Canopy open' });
  expect((await addedOf(id)).json()).toEqual([
    { field: 'localDate', on },
    { field: 'model', on },
    { field: 'headline', on: later },
  ]);
  expect((await addedOf(id, 'valleyManager')).statusCode).toBe(404);
});

test('search, filters and CSV find the added values, and the severity follows from them (C15.7)', async () => {
  const { id, code } = await reportWithCode(stage);
  const sent = {
    manufacturer: 'Zugvogelwerk',
    injuryLevel: 'Fatal',
    aircraftCategory: 'Glider',
    flightPhase: 'Approach',
  };
  await send(code, sent);
  const as = 'ridgeManager';
  for (const query of ['keyword=zugvogel', 'severity=fatal&keyword=zugvogel', 'flightPhase=approach&level=critical']) {
    const found = await stage.call('GET', `/api/reports?${query}`, { as });
    expect(
      found.json().map((report: { id: string }) => report.id),
      query,
    ).toContain(id);
    expect((await stage.call('GET', `/api/reports.csv?${query}`, { as })).body, query).toContain('Zugvogelwerk');
  }
  expect(await stage.stored(id)).toMatchObject({ severity: 'critical' });
});

test('of simultaneous additions to one field one is stored, and recorded once (C15.7)', async () => {
  const { id, code } = await reportWithCode(stage);
  const models = ['ASK 21', 'DG-1000', 'Discus', 'LS 4'];
  const answers = await Promise.all(models.map((model) => send(code, { model })));
  for (const { statusCode } of answers) expect(statusCode).toBe(200);
  expect(models).toContain((await stage.stored(id)).model);
  expect((await addedOf(id)).json()).toHaveLength(1);
});

test('details of a report that was ever published are 409, even while it is hidden again; a message is accepted (C15.7)', async () => {
  const { id, code } = await reportWithCode(stage);
  await stage.approve(id);
  for (const fields of [{ model: 'ASK 21' }, {}, { localDate: 'never' }, { uploads: ['nonsense'] }]) {
    const refused = await send(code, fields);
    expectProblem(refused, 'receipt/published');
    expect(refused.statusCode).toBe(409);
  }
  expect((await writeToTeam(stage, code, 'It was an ASK 21.')).statusCode).toBe(201);
  await stage.call('POST', `/api/reports/${id}/hide`, { as: 'ridgeManager' });
  expect((await send(code, { model: 'ASK 21' })).statusCode).toBe(409);
  expect((await stage.stored(id)).model).toBe(null);
  expect((await writeToTeam(stage, code, 'And the wind was calm.')).statusCode).toBe(201);
  const { messages } = (await openReceipt(stage, code)).json();
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['It was an ASK 21.', 'And the wind was calm.']);
});

test('details that arrive during a review are not published unseen (C15.7, C5.4)', async () => {
  const { id, code } = await reportWithCode(stage);
  const seen = await stage.call('GET', `/api/reports/${id}`, { as: 'ridgeManager' });
  await send(code, { headline: 'Canopy' });
  const body = { comment: 'Check it.', revision: String(seen.headers['report-revision']) };
  const refused = await stage.call('POST', `/api/reports/${id}/approve`, { as: 'ridgeManager', body });
  expectProblem(refused, 'reports/changed');
});

test('details that arrive while the report is being published are either published or refused (C15.7)', async () => {
  const { id, code } = await reportWithCode(stage);
  const [answer] = await Promise.all([send(code, { model: 'ASK 21' }), stage.approve(id)]);
  const shown = (await stage.call('GET', `/api/reports/public/${id}`)).json().model;
  expect([200, 409]).toContain(answer.statusCode);
  expect(shown).toBe(answer.statusCode === 200 ? 'ASK 21' : null);
});

test('an unknown code is refused; additions are audited without text and do not count as a review (C15.7)', async () => {
  expectProblem(await send(someCode(), { localDate: 'never' }), 'receipt/unknown');
  const { id, code } = await reportWithCode(stage);
  const lines = await auditOf(stage, () => send(code, { model: 'Zugvogel IIIb', headline: 'Canopy' }));
  expect(lines).toMatchObject([{ action: 'report-details', actorId: null, details: { fields: 'headline model' } }]);
  expect(JSON.stringify(await auditRows(stage))).not.toContain('Zugvogel IIIb');
  // This does not count as a look by the team.
  expect((await openReceipt(stage, code)).json().state).toBe('received');
  const waiting = await stage.call('GET', '/api/reports/attention', { as: 'ridgeManager' });
  expect(waiting.json()).toEqual(expect.arrayContaining([expect.objectContaining({ reportId: id, reason: 'new' })]));
});

test('erasing the conversation removes the days of the additions; the details stay in the report (C15.7, C10.5)', async () => {
  const { id, code } = await reportWithCode(stage);
  await send(code, { model: 'ASK 21' });
  await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
  expect((await addedOf(id)).json()).toEqual([]);
  expect((await stage.stored(id)).model).toBe('ASK 21');
  expectProblem(await send(code, { headline: 'Late' }), 'receipt/unknown');
});

test('photos can be added with the code, by the rules of a submission, and the team sees them (C15.7, C16.2)', async () => {
  const { id, code } = await reportWithCode(stage);
  const first = await uploadPicture(stage);
  const sent = await send(code, { uploads: [first], model: 'ASK 21' });
  expect(sent.statusCode).toBe(200);
  expect(sent.json().empty).not.toContain('model');
  const photos = async () =>
    (await stage.call('GET', `/api/reports/${id}/photos`, { as: 'ridgeManager' })).json() as { published: boolean }[];
  expect(await photos()).toMatchObject([{ published: false }]);
  // Claimed once, and at most four in all.
  for (const uploads of [[first], ['nonsense'], await Promise.all([1, 2, 3, 4].map(() => uploadPicture(stage)))]) {
    const refused = await send(code, { uploads, flightPhase: 'Landing' });
    expect([refused.statusCode, refused.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['uploads'],
    ]);
  }
  expect(await photos()).toHaveLength(1);
  expect((await stage.stored(id)).flightPhase).toBeNull();
  const rows = await auditRows(stage);
  expect(JSON.stringify(rows)).toContain('model photos');
});

test('details repeated under the same Idempotency-Key store their photos once, and what was added since (C16.2)', async () => {
  const { id, code } = await reportWithCode(stage);
  const [first, second] = [await uploadPicture(stage), await uploadPicture(stage)];
  const headers = { 'idempotency-key': randomUUID() };
  const repeat = (fields: object) => send(code, fields, headers);
  const answers = await Promise.all([1, 2].map(() => repeat({ uploads: [first], model: 'ASK 21' })));
  answers.push(await repeat({ uploads: [first, second], headline: 'Frayed rope' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const photos = await stage.call('GET', `/api/reports/${id}/photos`, { as: 'ridgeManager' });
  expect(photos.json()).toHaveLength(2);
  for (const photo of photos.json()) expect(Photo.safeParse(photo).error).toBeUndefined();
  expect(await stage.stored(id)).toMatchObject({ model: 'ASK 21', headline: 'Frayed rope' });
  const refused = [await send(code, { uploads: [first] }, { 'idempotency-key': randomUUID() })];
  const another = await reportWithCode(stage);
  refused.push(await send(another.code, { uploads: [first] }, headers));
  for (const answer of refused) expectProblem(answer, 'request/invalid', 'uploads');
  expectProblem(await send(code, {}, { 'idempotency-key': 'x' }), 'request/invalid', 'Idempotency-Key');
});
