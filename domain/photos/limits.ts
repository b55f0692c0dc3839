/** How many photos, and how large (contract C16.1, C16.2). */

/** Photos of one report. */
export const PHOTOS_MAX = 4;
/** Bytes of a picture that is sent. */
export const PHOTO_BYTES_MAX = 1_500_000;
/** Pixels of a picture that is sent. */
export const PHOTO_PIXELS_MAX = 25_000_000;
/** Pixels of the longer side of what the browser draws. */
export const PHOTO_SIDE_MAX = 2048;
/** Pixels of the longer side, and bytes, of the small version for lists. */
export const THUMBNAIL_SIDE_MAX = 480;
export const THUMBNAIL_BYTES_MAX = 100_000;
/** Characters of the description that the public reads with a photo. */
export const DESCRIPTION_MAX = 300;
