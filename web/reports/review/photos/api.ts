import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { THUMBNAIL_BYTES_MAX, THUMBNAIL_SIDE_MAX } from '../../../../domain/photos/limits.ts';
import type { Photo, PublicPhoto } from '../../../../domain/photos/photo.ts';
import { getJson, request, urlOf } from '../../../api.ts';
import { scaled, toJpeg } from '../../../components/photos/draw.ts';
import { sendPicture } from '../../../components/photos/send.ts';

const PHOTOS = 'photos';

export type PhotoIds = { reportId: string; id: string };

type PhotoCall =
  | typeof STAFF_CALLS.getPhoto
  | typeof STAFF_CALLS.getPublishedPhoto
  | typeof STAFF_CALLS.getPublishedPicture
  | typeof STAFF_CALLS.publishPhoto;

const addressOf = (call: PhotoCall, { reportId, id }: PhotoIds): string =>
  urlOf(call, { id: reportId }).replace(':photoId', id);

/** The original picture. */
export const pictureAddress = (photo: PhotoIds): string => addressOf(STAFF_CALLS.getPhoto, photo);

/** The URL varies with the state, so that the picture is never stale. */
export const publishedAddress = (photo: PhotoIds, state: number): string =>
  `${addressOf(STAFF_CALLS.getPublishedPicture, photo)}?state=${state}`;

/** Refetched on opening: the reporter may have added photos, or a colleague published some. */
export const photosOf = (reportId: string) =>
  queryOptions<Photo[]>({
    queryKey: [PHOTOS, reportId],
    queryFn: ({ signal }) => getJson(urlOf(STAFF_CALLS.listPhotos, { id: reportId }), signal),
    refetchOnMount: 'always',
  });

export const publishedOf = (photo: PhotoIds) =>
  queryOptions<PublicPhoto>({
    queryKey: [PHOTOS, photo.reportId, photo.id],
    queryFn: ({ signal }) => getJson(addressOf(STAFF_CALLS.getPublishedPhoto, photo), signal),
    // Never shown from the cache: an approval may have changed the description.
    gcTime: 0,
  });

/** `published`: also refetches the published version, which must exist. */
export async function refreshPhotos(
  queryClient: QueryClient,
  { reportId, id }: PhotoIds,
  published: boolean,
): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: photosOf(reportId).queryKey, exact: true });
  if (published) await queryClient.invalidateQueries({ queryKey: publishedOf({ reportId, id }).queryKey });
}

export const fetchPicture = async (photo: PhotoIds): Promise<Blob> => (await request(pictureAddress(photo))).blob();

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Publishes a drawing with a thumbnail. */
export async function publishDrawing(photo: PhotoIds, drawing: HTMLCanvasElement, description: string): Promise<void> {
  const upload = await sendPicture(await toJpeg(drawing)).id;
  const small = await toBase64(await toJpeg(scaled(drawing, THUMBNAIL_SIDE_MAX), THUMBNAIL_BYTES_MAX));
  await request(addressOf(STAFF_CALLS.publishPhoto, photo), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ upload, description, small }),
  });
}

export async function withdrawPhoto(photo: PhotoIds): Promise<void> {
  await request(addressOf(STAFF_CALLS.publishPhoto, photo), { method: 'DELETE' });
}
