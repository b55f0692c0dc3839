/** A published photo's thumbnail in base64 (C16.4), too small for its own upload */
import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { THUMBNAIL_BYTES_MAX, THUMBNAIL_SIDE_MAX } from './limits.ts';
import * as words from './words/en.ts';

export const BAD_THUMBNAIL = validationMessage(words.badSmall, {
  side: THUMBNAIL_SIDE_MAX,
  kB: THUMBNAIL_BYTES_MAX / 1_000,
});

const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;
/** Four characters for three bytes. */
const LENGTH_MAX = Math.ceil(THUMBNAIL_BYTES_MAX / 3) * 4;

export const thumbnail = z.pipe(
  z.optional(z.unknown()),
  z.transform((sent, context): string | null => {
    if (sent === undefined || sent === null) return null;
    if (typeof sent === 'string' && sent.length <= LENGTH_MAX && BASE64.test(sent)) return sent;
    context.issues.push({ code: 'custom', message: BAD_THUMBNAIL, input: sent });
    return null;
  }),
);

export function cleanThumbnail(file: Uint8Array): Uint8Array | null {
  if (file.length > THUMBNAIL_BYTES_MAX) return null;
  const picture = cleanJpeg(file);
  if ('refused' in picture) return null;
  return Math.max(picture.width, picture.height) <= THUMBNAIL_SIDE_MAX ? picture.bytes : null;
}
