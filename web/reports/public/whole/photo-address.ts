/** Where a published photo is (contract C16.4). */
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import { urlOf } from '../../../api.ts';

/** The address of the picture. */
export const photoAddress = (reportId: string, photoId: string): string =>
  urlOf(PUBLIC_CALLS.getPublicPhoto, { id: reportId }).replace(':photoId', photoId);
