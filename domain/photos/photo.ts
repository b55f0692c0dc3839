/** Photos of a report, for its safety team and for everybody (contract C16.3, C16.4). */
import * as z from 'zod/mini';
import { requiredText } from '../text/field.ts';
import { DESCRIPTION_MAX } from './limits.ts';
import { thumbnail } from './thumbnail.ts';
import { isUploadId } from './upload.ts';
import * as words from './words/en.ts';

const size = { id: z.uuid(), width: z.int(), height: z.int() };

/** A photo as the safety team sees it; `published` where an edited picture goes with the public copy. */
export const Photo = z.strictObject({ ...size, published: z.boolean() });
export type Photo = z.output<typeof Photo>;

/** A photo as everybody sees it. */
export const PublicPhoto = z.strictObject({ ...size, description: z.string() });
export type PublicPhoto = z.output<typeof PublicPhoto>;

/** The first photo of a public report, for the list. */
export const FirstPhoto = z.strictObject({ ...PublicPhoto.shape, reportId: z.uuid() });
export type FirstPhoto = z.output<typeof FirstPhoto>;

/** A request to publish a photo: the edited picture that was sent, what it shows, in one line, and a small version for lists. */
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
