/** Where a published photo is, whole and small (contract C16.4). */
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import { urlOf } from '../../../api.ts';

/** The address of the picture. */
export const photoAddress = (reportId: string, photoId: string): string =>
  urlOf(PUBLIC_CALLS.getPublicPhoto, { id: reportId }).replace(':photoId', photoId);

/** The address of its small version, for lists. */
export const smallPhotoAddress = (reportId: string, photoId: string): string =>
  urlOf(PUBLIC_CALLS.getSmallPublicPhoto, { id: reportId }).replace(':photoId', photoId);
