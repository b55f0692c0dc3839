/** Pictures that were sent and wait to be claimed (contract C16.2). */
import * as z from 'zod/mini';
import { complaint } from '../language/complaint.ts';
import { PHOTOS_MAX } from './limits.ts';
import * as words from './words/en.ts';

/** What a picture that was sent is claimed by. */
export const Upload = z.object({ id: z.uuid() });
export type Upload = z.output<typeof Upload>;

/** Said of a claim of what is unknown, another's, claimed or expired; those who ask are not told which. */
export const NO_SUCH_UPLOAD = words.noSuchUpload;
/** Said of a report that would have more photos than it may have. */
export const TOO_MANY_PHOTOS = complaint(words.tooManyPhotos, { max: PHOTOS_MAX });

/** True for what can be the id of a picture that was sent. */
export const isUploadId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The complaint about ids that are no list of different ones, or too many. */
function complaintAbout(ids: unknown): string | null {
  if (!Array.isArray(ids)) return words.badUploads;
  if (ids.length > PHOTOS_MAX) return TOO_MANY_PHOTOS;
  return ids.every(isUploadId) && new Set(ids).size === ids.length ? null : NO_SUCH_UPLOAD;
}

/** `uploads` of a report: the pictures that it claims, none where it is left out. */
export const uploads = z.pipe(
  z.optional(z.unknown()),
  z.transform((sent, context): string[] => {
    const ids = sent ?? [];
    const message = complaintAbout(ids);
    if (message) context.issues.push({ code: 'custom', message, input: sent });
    return message ? [] : (ids as string[]);
  }),
);
