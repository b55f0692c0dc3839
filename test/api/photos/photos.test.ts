/** A report's photos for its team, and what is published of them (C16.3, C16.4). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanJpeg } from '../../../domain/photos/clean-jpeg.ts';
import type { FirstPhoto } from '../../../domain/photos/photo.ts';
import { runRetention } from '../../../server/erasure/retention/job.ts';
import { auditOf } from '../../audit.ts';
import { jpeg, METADATA, SECRET } from '../../jpeg.ts';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';
import { openReceipt, someCode } from '../receipt/with-code.ts';
import { publish, reportWithPhotos, uploadPicture, type WithPhotos } from './pictures.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const as = 'ridgeManager';
const photosOf = (id: string, who: Parameters<Stage['call']>[2] = { as }) =>
  stage.call('GET', `/api/reports/${id}/photos`, who);
const publicOf = (id: string) => stage.call('GET', `/api/reports/public/${id}/photos`);
const pictureOf = (id: string, photo = '', headers = {}) =>
  stage.call('GET', `/api/reports/public/${id}/photos/${photo}`, { headers });
/** The first photos that the public list shows for these reports. */
const firstOf = async (...ids: string[]) => {
  const photos: FirstPhoto[] = (await stage.call('GET', '/api/reports/public/photos')).json();
  return photos.filter(({ reportId }) => ids.includes(reportId));
};
const hide = (id: string) => stage.call('POST', `/api/reports/${id}/hide`, { as });
const withdraw = ({ id, photos }: WithPhotos) =>
  stage.call('DELETE', `/api/reports/${id}/photos/${photos[0]}/published`, { as });

async function published(): Promise<WithPhotos> {
  const made = await reportWithPhotos(stage, 2);
  expect((await publish(stage, made)).statusCode).toBe(200);
  await stage.approve(made.id);
  return made;
}

test('photos are visible to reviewers of the report only, and move with it to another club (C16.3)', async () => {
  const { id, photos } = await reportWithPhotos(stage, 3);
  expect((await photosOf(id)).json()).toEqual(
    photos.map((photo, at) => ({ id: photo, width: 20 + at, height: 16, published: false })),
  );
  for (const [who, status] of [
    ['ridgePilot', 403],
    ['valleyManager', 404],
    ['superAdmin', 200],
  ] as const) {
    expect((await photosOf(id, { as: who })).statusCode).toBe(status);
    expect((await stage.call('GET', `/api/reports/${id}/photos/${photos[0]}`, { as: who })).statusCode).toBe(status);
  }
  expect((await photosOf(id, {})).statusCode).toBe(401);
  const other = await reportWithPhotos(stage);
  expectProblem(await stage.call('GET', `/api/reports/${other.id}/photos/${photos[0]}`, { as }), 'photos/not-found');
  expectProblem(await stage.call('GET', `/api/reports/${id}/photos/x`, { as }), 'photos/not-found');
  expect((await photosOf(await stage.report('ridge'))).json()).toEqual([]);
  await stage.call('PATCH', `/api/reports/${id}`, { as: 'superAdmin', body: { clubId: stage.clubs.valley } });
  expect((await photosOf(id)).statusCode).toBe(404);
  expect((await photosOf(id, { as: 'valleyManager' })).json()).toHaveLength(3);
});

test('a photo is published by a decision of its own, and is public only while its report is (C16.4)', async () => {
  const made = await reportWithPhotos(stage, 2);
  const [photo = ''] = made.photos;
  const lines = await auditOf(stage, async () => {
    const answer = await publish(stage, made, 'The latch of the canopy.', 640);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: photo, width: 20, height: 16, published: true }]);
  });
  expect(lines).toMatchObject([{ action: 'photo-publish', subjectId: made.id, details: { photo: 1 } }]);
  expect(JSON.stringify(lines)).not.toContain('latch');
  expect((await photosOf(made.id)).json().map((each: { published: boolean }) => each.published)).toEqual([true, false]);
  const shown = { id: photo, width: 640, height: 16, description: 'The latch of the canopy.' };
  expect((await stage.call('GET', `/api/reports/${made.id}/photos/${photo}/published`, { as })).json()).toEqual(shown);

  // Prepared, but the report is not public yet.
  expectProblem(await publicOf(made.id), 'reports/not-found');
  expectProblem(await pictureOf(made.id, photo), 'photos/not-found');
  expect(await firstOf(made.id)).toEqual([]);
  await stage.approve(made.id);
  expect((await publicOf(made.id)).json()).toEqual([shown]);
  expect(await firstOf(made.id, randomUUID(), 'x')).toEqual([{ ...shown, reportId: made.id }]);
  const picture = await pictureOf(made.id, photo);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    etag: expect.stringMatching(/^"[\da-f-]{36}"$/),
  });
  expect([...picture.rawPayload.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  const unchanged = await pictureOf(made.id, photo, { 'if-none-match': String(picture.headers.etag) });
  expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
  // The other photo is not public.
  expectProblem(await pictureOf(made.id, made.photos[1]), 'photos/not-found');
  expect(Object.keys((await stage.call('GET', `/api/reports/public/${made.id}`)).json())).not.toContain('photos');

  await hide(made.id);
  expectProblem(await publicOf(made.id), 'reports/not-found');
  expectProblem(await pictureOf(made.id, photo, { 'if-none-match': String(picture.headers.etag) }), 'photos/not-found');
  expect(await firstOf(made.id)).toEqual([]);
  await stage.approve(made.id);
  expect((await publicOf(made.id)).json()).toEqual([shown]);
});

test('publishing, changing or withdrawing a photo changes the very next answer, and its ETag (C3.16, C16.4)', async () => {
  const { id, photos } = await reportWithPhotos(stage);
  await stage.approve(id);
  const first = await publicOf(id);
  expect(first.json()).toEqual([]);
  const again = await stage.call('GET', `/api/reports/public/${id}/photos`, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await publish(stage, { id, photos });
  expect((await publicOf(id)).json()).toMatchObject([{ width: 12, description: 'The latch.' }]);
  const { etag } = (await pictureOf(id, photos[0])).headers;
  await publish(stage, { id, photos }, 'The latch, boxed.', 13);
  expect((await publicOf(id)).json()).toMatchObject([{ width: 13, description: 'The latch, boxed.' }]);
  expect(await firstOf(id)).toMatchObject([{ width: 13 }]);
  expect((await pictureOf(id, photos[0], { 'if-none-match': String(etag) })).statusCode).toBe(200);
  const lines = await auditOf(stage, async () => {
    for (const _time of [1, 2]) expect((await withdraw({ id, photos })).statusCode).toBe(204);
  });
  expect(lines).toMatchObject([{ action: 'photo-withdraw', details: { photo: 1 } }]);
  expect((await publicOf(id)).json()).toEqual([]);
  expectProblem(await pictureOf(id, photos[0]), 'photos/not-found');
  expect((await photosOf(id)).json()).toMatchObject([{ published: false }]);
});

test('a public photo also has a small version without metadata, or else the whole photo in its place (C16.4)', async () => {
  const { id, photos } = await reportWithPhotos(stage, 2);
  const [photo = ''] = photos;
  const put = async (sent: { small?: unknown }) => {
    const body = {
      upload: await uploadPicture(stage, { width: 12, data: 90 }, { as }),
      description: 'The latch.',
      ...sent,
    };
    return stage.call('PUT', `/api/reports/${id}/photos/${photo}/published`, { as, body });
  };
  const smallOf = () => pictureOf(id, `${photo}/small`);
  const base64 = (options: Parameters<typeof jpeg>[0]) => jpeg(options).toString('base64');
  for (const small of [7, '', 'no picture', 'AAAA', base64({ width: 481 }), base64({ data: 100_001 })])
    expectProblem(await put({ small }), 'request/invalid', 'small');
  const extra = Object.values(METADATA).flat();
  expect((await put({ small: base64({ width: 480, extra }) })).statusCode).toBe(200);
  expectProblem(await smallOf(), 'photos/not-found');
  await stage.approve(id);
  const whole = await pictureOf(id, photo);
  const small = await smallOf();
  expect(small.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, no-cache' });
  expect(cleanJpeg(small.rawPayload)).toMatchObject({ width: 480, height: 16 });
  expect(small.rawPayload.includes(SECRET)).toBe(false);
  await hide(id);
  expectProblem(await smallOf(), 'photos/not-found');
  await stage.approve(id);
  expect((await smallOf()).statusCode).toBe(200);
  expect((await put({})).statusCode).toBe(200);
  expect((await smallOf()).rawPayload).toEqual(whole.rawPayload);
  await publish(stage, { id, photos });
  expect((await smallOf()).rawPayload.length).toBeLessThan(whole.rawPayload.length);
  expect((await stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' })).statusCode).toBe(204);
  expectProblem(await smallOf(), 'photos/not-found');
});

test('a description is required, has one line of at most 300 characters, and is de-identified like a comment (C16.4)', async () => {
  const made = await reportWithPhotos(stage, 1, { reporterName: 'Ottilie Quandt', aircraftRegistration: 'D-4711' });
  const url = `/api/reports/${made.id}/photos/${made.photos[0]}/published`;
  const put = async (body: object) => stage.call('PUT', url, { as, body });
  const upload = await uploadPicture(stage, {}, { as });
  for (const description of [undefined, null, '', '  ', 'a\nb', 'x'.repeat(301), 7])
    expectProblem(await put({ upload, description }), 'request/invalid', 'description');
  for (const bad of [undefined, null, 'x', randomUUID(), 7])
    expectProblem(await put({ upload: bad, description: 'Fine.' }), 'request/invalid', 'upload');
  expectProblem(await put({}), 'request/invalid', 'upload', 'description');
  const others = await uploadPicture(stage, {}, { as: 'ridgeAdmin' });
  expectProblem(await put({ upload: others, description: 'Fine.' }), 'request/invalid', 'upload');
  expect((await put({ upload, description: 'The cockpit of D-4711 with Ottilie Quandt.' })).statusCode).toBe(200);
  const { description } = (await stage.call('GET', url, { as })).json();
  expect(description).toBe('The cockpit of [registration] with [name].');
  // A photo that was published is already claimed.
  expectProblem(await put({ upload, description: 'Fine.' }), 'request/invalid', 'upload');
  const long = await uploadPicture(stage, {}, { as });
  expect((await put({ upload: long, description: 'y'.repeat(300) })).statusCode).toBe(200);
});

test('a description written before the reporter added details is de-identified with them when published (C16.4, C15.7)', async () => {
  const code = someCode();
  const made = await reportWithPhotos(stage, 2, { receiptCode: code });
  await publish(stage, made, 'XQ-4021 on its nose beside the winch');
  const details = { code, aircraftRegistration: '4021' };
  await publish(stage, { ...made, photos: made.photos.slice(1) }, '4021 beside the winch, Kestrel 4021');
  expect((await stage.call('POST', '/api/receipt/details', { body: details })).statusCode).toBe(200);
  await stage.approve(made.id);
  const descriptions = (await publicOf(made.id)).json().map((photo: { description: string }) => photo.description);
  expect(descriptions[1]).toBe('[registration] beside the winch, Kestrel [registration]');
  expect(JSON.stringify(descriptions)).not.toContain('4021');
});

test('an admin who erases the contact also erases the photos, published ones too (C16.3)', async () => {
  const made = await published();
  const erase = () => stage.call('DELETE', `/api/reports/${made.id}/contact`, { as: 'ridgeAdmin' });
  const lines = await auditOf(stage, async () => {
    for (const _time of [1, 2]) expect((await erase()).statusCode).toBe(204);
  });
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['contact-erase', { cause: 'request' }],
    ['photos-erase', { cause: 'request', photos: 2 }],
  ]);
  expect((await photosOf(made.id)).json()).toEqual([]);
  expect((await publicOf(made.id)).json()).toEqual([]);
  expectProblem(await pictureOf(made.id, made.photos[0]), 'photos/not-found');
  expect((await stage.call('GET', `/api/reports/public/${made.id}`)).statusCode).toBe(200);
});

test('a reporter who erases the contact also erases the photos, published ones too (C16.3)', async () => {
  const receiptCode = 'K7M3Q9XWTB2F6HC8RDPN';
  const made = await reportWithPhotos(stage, 1, { receiptCode });
  await publish(stage, made);
  await stage.approve(made.id);
  expect((await publicOf(made.id)).json()).toHaveLength(1);
  expect((await stage.call('POST', '/api/receipt/erase-contact', { body: { code: receiptCode } })).statusCode).toBe(
    204,
  );
  expect((await photosOf(made.id)).json()).toEqual([]);
  expect((await publicOf(made.id)).json()).toEqual([]);
});

test('retention also erases the photos of reviewed reports, published ones too (C16.3)', async () => {
  const [old, other] = [await published(), await reportWithPhotos(stage)];
  stage.clock.advance({ hours: 6 });
  const young = await published();
  await runRetention(stage.services, 0.1);
  expect((await photosOf(old.id)).json()).toEqual([]);
  expect((await publicOf(old.id)).json()).toEqual([]);
  // A report that nobody has reviewed keeps its contact and its photos.
  expect((await photosOf(other.id)).json()).toHaveLength(1);
  expect((await publicOf(young.id)).json()).toHaveLength(1);
});

test('retention erases photos added after the contact was erased, even if the conversation is gone already (C16.3)', async () => {
  const code = someCode();
  const id = await stage.report('ridge', { receiptCode: code });
  await stage.call('POST', '/api/receipt/erase-contact', { body: { code } });
  const details = { code, uploads: [await uploadPicture(stage)] };
  expect((await stage.call('POST', '/api/receipt/details', { body: details })).statusCode).toBe(200);
  const runAfter = (days: number) => {
    const later = new Date(stage.clock.read().getTime() + days * 24 * 3_600_000);
    return runRetention({ ...stage.services, clock: () => later }, 1);
  };
  // Nobody has reviewed it: the conversation is erased, and the team keeps the photo.
  await runAfter(2);
  expect((await openReceipt(stage, code)).statusCode).toBe(404);
  expect((await photosOf(id)).json()).toHaveLength(1);
  await stage.approve(id);
  const lines = await auditOf(stage, () => runAfter(4));
  expect(lines.filter(({ subjectId }) => subjectId === id)).toMatchObject([{ action: 'photos-erase' }]);
  expect((await photosOf(id)).json()).toEqual([]);
});

// Last, since it deletes the club.
test('the reports of a deleted club keep their photos, published ones too (C16.3, C4.4)', async () => {
  const made = await published();
  expect((await stage.call('DELETE', `/api/clubs/${stage.clubs.ridge}`, { as: 'superAdmin' })).statusCode).toBe(204);
  for (const who of [as, 'superAdmin'] as const) {
    expect((await photosOf(made.id, { as: who })).json()).toMatchObject([{ published: true }, { published: false }]);
    const whole = await stage.call('GET', `/api/reports/${made.id}/photos/${made.photos[1]}`, { as: who });
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
  expect((await publicOf(made.id)).json()).toMatchObject([{ id: made.photos[0] }]);
  expect((await pictureOf(made.id, made.photos[0])).statusCode).toBe(200);
});
