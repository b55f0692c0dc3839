/** What the review asks the server about photos, and what it sends (contract C16.3, C16.4). */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { Photo, PublicPhoto } from '../../../../domain/photos/photo.ts';
import { getJson, request, urlOf } from '../../../api.ts';
import { toJpeg } from '../../../components/photos/draw.ts';
import { sendPicture } from '../../../components/photos/send.ts';

const PHOTOS = 'photos';

/** A photo, by its report and its own id. */
export type PhotoOf = { reportId: string; id: string };

type PhotoCall =
  | typeof STAFF_CALLS.getPhoto
  | typeof STAFF_CALLS.getPublishedPhoto
  | typeof STAFF_CALLS.getPublishedPicture
  | typeof STAFF_CALLS.publishPhoto;

const addressOf = (call: PhotoCall, { reportId, id }: PhotoOf): string =>
  urlOf(call, { id: reportId }).replace(':photoId', id);

/** Where a photo is, as it was sent. */
export const pictureAddress = (photo: PhotoOf): string => addressOf(STAFF_CALLS.getPhoto, photo);

/** Where the picture is that is published of it; another address for each state, so that it is never an old one. */
export const publishedAddress = (photo: PhotoOf, state: number): string =>
  `${addressOf(STAFF_CALLS.getPublishedPicture, photo)}?state=${state}`;

/** The photos of a report. */
export const photosOf = (reportId: string) =>
  queryOptions<Photo[]>({
    queryKey: [PHOTOS, reportId],
    queryFn: ({ signal }) => getJson(urlOf(STAFF_CALLS.listPhotos, { id: reportId }), signal),
  });

/** What is published of a photo. */
export const publishedOf = (photo: PhotoOf) =>
  queryOptions<PublicPhoto>({
    queryKey: [PHOTOS, photo.reportId, photo.id],
    queryFn: ({ signal }) => getJson(addressOf(STAFF_CALLS.getPublishedPhoto, photo), signal),
  });

/** Asks anew for the photos of a report. */
export const refreshPhotos = (queryClient: QueryClient, reportId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [PHOTOS, reportId] });

/** The bytes of a photo as it was sent. */
export const pictureOf = async (photo: PhotoOf): Promise<Blob> => (await request(pictureAddress(photo))).blob();

/** Sends a drawing and publishes it in place of the photo. */
export async function publishDrawing(photo: PhotoOf, drawing: HTMLCanvasElement, description: string): Promise<void> {
  const upload = await sendPicture(await toJpeg(drawing)).id;
  await request(addressOf(STAFF_CALLS.publishPhoto, photo), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ upload, description }),
  });
}

/** Takes back what is published of a photo. */
export async function withdrawPhoto(photo: PhotoOf): Promise<void> {
  await request(addressOf(STAFF_CALLS.publishPhoto, photo), { method: 'DELETE' });
}
