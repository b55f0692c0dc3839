/** Photo fixtures for the API tests: uploading one, and a report with some. */
import type { LightMyRequestResponse } from 'fastify';
import type { CastMember } from '../../cast.ts';
import { type JpegOptions, jpeg } from '../../jpeg.ts';
import { type Call, MINIMAL, type Stage } from '../../stage.ts';

export const JPEG = { 'content-type': 'image/jpeg' };

let sent = 0;
/** An unused address, so that tests do not share a rate limit. */
export const newAddress = (): string => {
  sent += 1;
  return `10.9.${sent >> 8}.${sent & 255}`;
};

/** Uploads a picture. */
export function send(
  { app, people }: Stage,
  payload: Buffer = jpeg(),
  { as, headers = JPEG, address = newAddress() }: Pick<Call, 'as' | 'headers' | 'address'> = {},
): Promise<LightMyRequestResponse> {
  const cookie = typeof as === 'string' ? people[as].cookie : as?.cookie;
  const url = '/api/uploads';
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(cookie && { cookie }) },
    payload,
    remoteAddress: address,
  });
}

/** Uploads a picture and returns its id. */
export async function uploadPicture(
  stage: Stage,
  options: JpegOptions = {},
  more: Parameters<typeof send>[2] = {},
): Promise<string> {
  const answer = await send(stage, jpeg(options), more);
  if (answer.statusCode !== 201) throw new Error(`the picture was refused: ${answer.body}`);
  return answer.json().id;
}

/** Submits a report that claims uploaded pictures. */
export function submit(stage: Stage, uploads: unknown, more: Omit<Call, 'body'> & { texts?: object } = {}) {
  const { texts = {}, ...call } = more;
  const body = { clubId: stage.clubs.ridge, ...MINIMAL, ...texts, uploads };
  return stage.call('POST', '/api/reports', { address: newAddress(), ...call, body });
}

export type WithPhotos = { id: string; photos: string[] };

/** A report of the ridge club with photos, each of a different size. */
export async function reportWithPhotos(stage: Stage, count = 1, texts: object = {}): Promise<WithPhotos> {
  const uploads: string[] = [];
  for (let index = 0; index < count; index += 1) uploads.push(await uploadPicture(stage, { width: 20 + index }));
  const answer = await submit(stage, uploads, { texts });
  if (answer.statusCode !== 201) throw new Error(`the report was refused: ${answer.body}`);
  const { id } = answer.json();
  const photos: { id: string }[] = (await stage.call('GET', `/api/reports/${id}/photos`, { as: 'superAdmin' })).json();
  return { id, photos: photos.map((photo) => photo.id) };
}

/** A thumbnail, as the publisher's browser sends it. */
export const SMALL = jpeg({ width: 8 }).toString('base64');

/** Publishes an edited picture of a photo. */
export async function publish(
  stage: Stage,
  { id, photos }: WithPhotos,
  description = 'The latch.',
  width = 12,
  as: CastMember = 'ridgeManager',
) {
  const upload = await uploadPicture(stage, { width }, { as });
  const body = { upload, description, small: SMALL };
  return stage.call('PUT', `/api/reports/${id}/photos/${photos[0]}/published`, { as, body });
}
