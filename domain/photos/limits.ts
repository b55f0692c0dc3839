/** Limits on number and size of photos (C16.1, C16.2) */

/** Per report. */
export const PHOTOS_MAX = 4;
export const PHOTO_BYTES_MAX = 1_500_000;
export const PHOTO_PIXELS_MAX = 25_000_000;
export const PHOTO_SIDE_MAX = 2048;
export const THUMBNAIL_SIDE_MAX = 480;
export const THUMBNAIL_BYTES_MAX = 100_000;
export const DESCRIPTION_MAX = 300;
