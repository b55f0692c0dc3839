/** Photos for the safety team and the public (C16.3, C16.4) */
import * as z from 'zod/mini';
import { requiredText } from '../text/field.ts';
import { DESCRIPTION_MAX } from './limits.ts';
import { thumbnail } from './thumbnail.ts';
import { isUploadId } from './upload.ts';
import * as words from './words/en.ts';

const size = { id: z.uuid(), width: z.int(), height: z.int() };

/** `published`: with an edited version. */
export const Photo = z.strictObject({ ...size, published: z.boolean() });
export type Photo = z.output<typeof Photo>;

export const PublicPhoto = z.strictObject({ ...size, description: z.string() });
export type PublicPhoto = z.output<typeof PublicPhoto>;

export const FirstPhoto = z.strictObject({ ...PublicPhoto.shape, reportId: z.uuid() });
export type FirstPhoto = z.output<typeof FirstPhoto>;

export const PhotoPublication = z.object({
  upload: requiredText({
    label: words.labels.upload,
    required: words.noSuchUpload,
    check: (id) => (isUploadId(id) ? null : words.noSuchUpload),
  }),
  description: requiredText({
    label: words.labels.description,
    max: DESCRIPTION_MAX,
    required: words.descriptionRequired,
  }),
  small: thumbnail,
});
export type PhotoPublication = z.output<typeof PhotoPublication>;
