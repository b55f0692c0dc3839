/** Pictures that were sent and wait to be claimed (contract C16.2). */
import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import { PHOTOS_MAX } from './limits.ts';
import * as words from './words/en.ts';

/** The answer to a picture that was sent: the id that a report claims it by. */
export const Upload = z.object({ id: z.uuid() });
export type Upload = z.output<typeof Upload>;

/** The refusal of an id that is unknown, another person's, claimed or expired; it does not say which. */
export const NO_SUCH_UPLOAD = words.noSuchUpload;
/** The refusal of a report that would have too many photos. */
export const TOO_MANY_PHOTOS = validationMessage(words.tooManyPhotos, { max: PHOTOS_MAX });

/** True for a possible id of a picture that was sent. */
export const isUploadId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The message about `uploads` that is not a list, repeats an id or has too many. */
function uploadsError(ids: unknown): string | null {
  if (!Array.isArray(ids)) return words.badUploads;
  if (ids.length > PHOTOS_MAX) return TOO_MANY_PHOTOS;
  return ids.every(isUploadId) && new Set(ids).size === ids.length ? null : NO_SUCH_UPLOAD;
}

/** `uploads` of a report: the pictures that it claims, none where it is left out. */
export const uploads = z.pipe(
  z.optional(z.unknown()),
  z.transform((sent, context): string[] => {
    const ids = sent ?? [];
    const message = uploadsError(ids);
    if (message) context.issues.push({ code: 'custom', message, input: sent });
    return message ? [] : (ids as string[]);
  }),
);
