/** Uploaded photos waiting to be claimed (C16.2) */
import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import { PHOTOS_MAX } from './limits.ts';
import * as words from './words/en.ts';

export const Upload = z.object({ id: z.uuid() });
export type Upload = z.output<typeof Upload>;

/** Deliberately unspecific. */
export const NO_SUCH_UPLOAD = words.noSuchUpload;
export const TOO_MANY_PHOTOS = validationMessage(words.tooManyPhotos, { max: PHOTOS_MAX });

export const isUploadId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Not a list, repeated ids or too many. */
function uploadsError(ids: unknown): string | null {
  if (!Array.isArray(ids)) return words.badUploads;
  if (ids.length > PHOTOS_MAX) return TOO_MANY_PHOTOS;
  return ids.every(isUploadId) && new Set(ids).size === ids.length ? null : NO_SUCH_UPLOAD;
}

export const uploads = z.pipe(
  z.optional(z.unknown()),
  z.transform((sent, context): string[] => {
    const ids = sent ?? [];
    const message = uploadsError(ids);
    if (message) context.issues.push({ code: 'custom', message, input: sent });
    return message ? [] : (ids as string[]);
  }),
);
