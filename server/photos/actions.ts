/** Actions on photos (C16.2, C16.4); the audit contains a photo's number, never its description. */

import { validationMessage } from '../../domain/language/validation-message.ts';
import type { Actor } from '../../domain/permissions.ts';
import { cleanJpeg } from '../../domain/photos/clean-jpeg.ts';
import { PHOTO_PIXELS_MAX } from '../../domain/photos/limits.ts';
import type { Photo, PhotoPublication } from '../../domain/photos/photo.ts';
import { BAD_THUMBNAIL, cleanThumbnail } from '../../domain/photos/thumbnail.ts';
import { NO_SUCH_UPLOAD, type Upload } from '../../domain/photos/upload.ts';
import * as words from '../../domain/photos/words/en.ts';
import { type FieldProblem, fieldProblem, invalid, Problem } from '../../domain/problems.ts';
import { throwIfInvalid } from '../../domain/validate.ts';
import { deidentifiedText } from '../anonymise/team-text.ts';
import type { Db } from '../db/database.ts';
import { countAttempt, LIMITS } from '../http/rate-limits/limits.ts';
import { actOnReport } from '../reports/report/act-on-report.ts';
import type { Services } from '../services.ts';
import { freeBuffers } from './free-buffers.ts';
import { findPhoto, putPublishedPhoto, removePublishedPhoto } from './queries.ts';
import { insertUpload, lockUploads } from './upload-queries.ts';

const TOO_MANY_PIXELS = validationMessage(words.tooManyPixels, { max: PHOTO_PIXELS_MAX / 1_000_000 });

type Uploader = { userId: string | null; address: string };

/** Anonymous uploaders share another limit, so that many addresses cannot fill the disk. */
const limitsOf = ({ userId, address }: Uploader) => [
  { limit: LIMITS.uploadsFromAddress, subject: address },
  ...(userId === null ? [{ limit: LIMITS.uploadsFromStrangers, subject: '' }] : []),
];

/** Keeps the photo for an hour. Throws 400 at `file` if it is not a JPEG, 429 after too many. */
export async function createUpload(
  { database, clock, rateLimits }: Services,
  file: Uint8Array,
  uploader: Uploader,
): Promise<Upload> {
  freeBuffers(file.length);
  const picture = cleanJpeg(file);
  if ('refused' in picture)
    throw invalid('file', picture.refused === 'too-large' ? TOO_MANY_PIXELS : words.notAPicture);
  return database.transaction(async (tx) => {
    const now = clock();
    if (rateLimits) await countAttempt(tx, limitsOf(uploader), now);
    return insertUpload(tx, { ...picture, ownerId: uploader.userId, createdAt: now });
  });
}

const cleanedThumbnail = (small: string | null) =>
  small === null ? null : cleanThumbnail(Buffer.from(small, 'base64'));

/** Rules beyond the schema. Locks the upload. */
export async function publicationProblems(
  tx: Db,
  { upload, small = null }: Partial<PhotoPublication>,
  claimer: { userId: string; now: Date },
): Promise<FieldProblem[]> {
  const isClaimable = await lockUploads(tx, upload === undefined ? [] : [upload], claimer);
  return [
    ...(isClaimable ? [] : [fieldProblem('upload', NO_SUCH_UPLOAD)]),
    ...(small !== null && cleanedThumbnail(small) === null ? [fieldProblem('small', BAD_THUMBNAIL)] : []),
  ];
}

/**
 * De-identifies the description like a comment. Throws 404 for another report's photo, 400 at `upload` if this user has
 * no such upload, 400 at `small` for a bad thumbnail.
 */
export function publishPhoto(
  services: Services,
  actor: Actor,
  { reportId, photoId }: { reportId: string; photoId: string },
  publication: PhotoPublication,
): Promise<Photo> {
  const { upload, description } = publication;
  const small = cleanedThumbnail(publication.small);
  return actOnReport(services, actor, reportId, {
    action: 'photo-publish',
    work: async ({ tx, report, now }) => {
      const photo = await findPhoto(tx, reportId, photoId);
      if (!photo) throw new Problem('photos/not-found');
      throwIfInvalid(await publicationProblems(tx, publication, { userId: actor.id, now }));
      const { id, width, height, position } = photo;
      const shown = await deidentifiedText(tx, report, { text: description, finds: [] });
      return {
        details: { photo: position },
        atCommit: putPublishedPhoto(tx, { id, reportId, position, upload, description: shown, small }),
        answer: () => ({ id, width, height, published: true }),
      };
    },
  });
}

/** Changes nothing if the photo is not published. */
export function withdrawPhoto(
  services: Services,
  actor: Actor,
  { reportId, photoId }: { reportId: string; photoId: string },
): Promise<void> {
  return actOnReport(services, actor, reportId, {
    action: 'photo-withdraw',
    work: async ({ tx }) => {
      const photo = await findPhoto(tx, reportId, photoId);
      if (!photo) throw new Problem('photos/not-found');
      if (!photo.published) return { unchanged: undefined };
      return {
        details: { photo: photo.position },
        atCommit: removePublishedPhoto(tx, photoId),
        answer: () => undefined,
      };
    },
  });
}
