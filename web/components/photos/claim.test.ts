import { expect, test } from 'vitest';
import { ApiError } from '../../api.ts';
import { withPhotos } from './claim.ts';

const refusal = (...paths: string[]) =>
  new ApiError(
    400,
    'Validation error',
    paths.map((path) => ({ path, message: `Refused: ${path}` })),
  );
const photos = { collect: async () => ['old'], renew: async () => ['new'], items: () => ['a photo'], lost: () => 0 };

/** Fails with each refusal in turn, then succeeds; records what was sent. */
function server(...refusals: Error[]) {
  const sent: string[][] = [];
  const send = async (uploads: string[]) => {
    sent.push(uploads);
    const refused = refusals.shift();
    if (refused) throw refused;
    return uploads.length;
  };
  return { sent, send };
}

test('expired photos are uploaded again, once (C16.1)', async () => {
  const { sent, send } = server(refusal('uploads'));
  expect(await withPhotos(photos, send)).toBe(1);
  expect(sent).toEqual([['old'], ['new']]);
  const full = server(refusal('uploads'), refusal('uploads'));
  await expect(withPhotos(photos, full.send)).rejects.toMatchObject({ errors: [{ path: 'uploads' }] });
  expect(full.sent).toHaveLength(2);
});

test('no other refusal is retried (C16.1)', async () => {
  for (const problem of [refusal('uploads', 'localDate'), refusal(), new Error('broken')]) {
    const { sent, send } = server(problem);
    await expect(withPhotos(photos, send)).rejects.toBe(problem);
    expect(sent).toEqual([['old']]);
  }
});
