/** URLs of a published photo and its thumbnail (C16.4). */
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import { urlOf } from '../../../api.ts';

export const photoUrl = (reportId: string, photoId: string): string =>
  urlOf(PUBLIC_CALLS.getPublicPhoto, { id: reportId }).replace(':photoId', photoId);

export const smallPhotoUrl = (reportId: string, photoId: string): string =>
  urlOf(PUBLIC_CALLS.getSmallPublicPhoto, { id: reportId }).replace(':photoId', photoId);
