/** Uploading pictures, and claiming them with a report (C16.1, C16.2). */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads } from '../../../server/db/schema.ts';
import { sweepUploads } from '../../../server/photos/upload-queries.ts';
import { jpeg, METADATA, SECRET } from '../../jpeg.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';
import { JPEG, newAddress, reportWithPhotos, send, submit, uploadPicture } from './pictures.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ rateLimits: true });
});
afterAll(() => stage.close());

const later = (minutes: number) => stage.clock.advance({ minutes });
const photosOf = async (id: string) =>
  (await stage.call('GET', `/api/reports/${id}/photos`, { as: 'ridgeManager' })).json();

test('a JPEG is accepted, and only what a decoder needs of it is kept (C16.2)', async () => {
  const extra = Object.values(METADATA).flat();
  const answer = await send(stage, jpeg({ width: 300, height: 200, extra, trailing: [...Buffer.from(SECRET)] }));
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    201,
    { id: expect.stringMatching(/^[\da-f-]{36}$/) },
    'no-store',
  ]);
  const report = await submit(stage, [answer.json().id]);
  expect(report.statusCode).toBe(201);
  const { id } = report.json();
  const [photo] = await photosOf(id);
  expect(photo).toEqual({ id: expect.any(String), width: 300, height: 200, published: false });
  const file = await stage.call('GET', `/api/reports/${id}/photos/${photo.id}`, { as: 'ridgeManager' });
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(file.rawPayload.includes(SECRET)).toBe(false);
  expect(file.rawPayload.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
});

test('1.5 MB are accepted, one byte more is 413, another type 415, an invalid or oversized JPEG 400 at file (C16.2)', async () => {
  const whole = jpeg({ data: 1_500_000 - jpeg({ data: 0 }).length });
  expect(whole.length).toBe(1_500_000);
  expect((await send(stage, whole)).statusCode).toBe(201);
  expectProblem(await send(stage, Buffer.concat([whole, Buffer.from([0])])), 'request/too-large');
  for (const type of ['image/png', 'application/json', 'text/csv'])
    expectProblem(await send(stage, jpeg(), { headers: { 'content-type': type } }), 'request/not-jpeg');
  expect((await send(stage, jpeg(), { headers: { 'content-type': 'Image/JPEG; name=x.jpg' } })).statusCode).toBe(201);
  const bad = [Buffer.alloc(0), Buffer.from('GIF89a'), jpeg().subarray(0, -3), jpeg({ width: 5000, height: 5001 })];
  for (const file of bad) expectProblem(await send(stage, file), 'request/invalid', 'file');
  expectProblem(
    await send(stage, jpeg(), { headers: { ...JPEG, 'sec-fetch-site': 'cross-site' } }),
    'request/foreign-origin',
  );
});

test('one address can upload twelve photos within ten minutes (C16.2)', async () => {
  const address = newAddress();
  for (let sent = 0; sent < 12; sent += 1) expect((await send(stage, jpeg(), { address })).statusCode).toBe(201);
  const refused = await send(stage, jpeg(), { address });
  expectProblem(refused, 'request/too-many');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(stage)).statusCode).toBe(201);
  later(11);
  expect((await send(stage, jpeg(), { address })).statusCode).toBe(201);
});

test('a report has at most four photos, in the order in which it names them (C16.1)', async () => {
  const ids: string[] = [];
  for (const width of [31, 32, 33, 34, 35]) ids.push(await uploadPicture(stage, { width }));
  expectProblem(await submit(stage, ids), 'request/invalid', 'uploads');
  const report = await submit(stage, ids.slice(0, 4).reverse());
  expect(report.statusCode).toBe(201);
  expect((await photosOf(report.json().id)).map(({ width }: { width: number }) => width)).toEqual([34, 33, 32, 31]);
});

test('an unknown, malformed, repeated, claimed, expired or foreign id is 400 at uploads, and stores nothing (C16.2)', async () => {
  const count = async () => (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json().total;
  const good = await uploadPicture(stage);
  const claimed = await uploadPicture(stage);
  expect((await submit(stage, [claimed])).statusCode).toBe(201);
  const expired = await uploadPicture(stage);
  const anothers = await uploadPicture(stage, {}, { as: 'ridgeManager' });
  const before = await count();
  later(30);
  const fresh = await uploadPicture(stage);
  later(31);
  const cases = [[randomUUID()], ['x'], [7], [null], 'x', {}, [fresh, fresh], [fresh, claimed], [fresh, expired]];
  for (const sent of cases) expectProblem(await submit(stage, sent), 'request/invalid', 'uploads');
  expectProblem(await submit(stage, [good]), 'request/invalid', 'uploads');
  const others = await uploadPicture(stage, {}, { as: 'ridgeManager' });
  expectProblem(await submit(stage, [fresh, others]), 'request/invalid', 'uploads');
  expectProblem(await submit(stage, [others], { as: 'valleyManager' }), 'request/invalid', 'uploads');
  expectProblem(await submit(stage, [anothers], { as: 'ridgeManager' }), 'request/invalid', 'uploads');
  expect(await count()).toBe(before);
  expect((await submit(stage, [fresh])).statusCode).toBe(201);
  expect((await submit(stage, [others], { as: 'ridgeManager' })).statusCode).toBe(201);
  for (const none of [undefined, null, []]) expect((await submit(stage, none)).statusCode).toBe(201);
});

test('a repeat with the same key gets the same answer, even if simultaneous, and stores the photos once (C3.8, C16.2)', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const sent = [await uploadPicture(stage), await uploadPicture(stage)];
  const answers = await Promise.all([1, 2, 3].map(() => submit(stage, sent, { headers })));
  const again = await submit(stage, sent, { headers });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1);
  expect(await photosOf(again.json().id)).toHaveLength(2);
});

test('of two simultaneous reports with the same photo only one gets it (C16.2)', async () => {
  const sent = [await uploadPicture(stage)];
  const answers = await Promise.all([1, 2].map(() => submit(stage, sent)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
});

test('photos that nobody claimed are deleted after an hour, others are not (C16.2)', async () => {
  const { db } = stage.services.database;
  const old = await uploadPicture(stage);
  const { id } = await reportWithPhotos(stage);
  later(61);
  const young = await uploadPicture(stage);
  await sweepUploads(db, stage.clock.read());
  expect(await db.$count(uploads)).toBe(1);
  expectProblem(await submit(stage, [old]), 'request/invalid', 'uploads');
  expect((await submit(stage, [young])).statusCode).toBe(201);
  expect(await photosOf(id)).toHaveLength(1);
});

test('visitors can upload 1,000 photos an hour in all, whatever their addresses; signed-in users go on (C16.2)', async () => {
  later(61);
  const { db } = stage.services.database;
  expect((await send(stage)).statusCode).toBe(201);
  await db.execute(sql`INSERT INTO limit_hits (attempt_id, limit_name, subject, at)
    SELECT gen_random_uuid(), limit_name, subject, at
    FROM (SELECT * FROM limit_hits WHERE limit_name = 'uploads-strangers' ORDER BY at DESC LIMIT 1) AS hit, generate_series(1, 998)`);
  expect((await send(stage)).statusCode).toBe(201);
  expectProblem(await send(stage), 'request/too-many');
  expect((await send(stage, jpeg(), { as: 'ridgeManager' })).statusCode).toBe(201);
  // A photo never blocks a report.
  expect((await submit(stage, [])).statusCode).toBe(201);
  later(61);
  expect((await send(stage)).statusCode).toBe(201);
});
