export const MEDIA = {
  json: 'application/json',
  csv: 'text/csv',
  zip: 'application/zip',
  jpeg: 'image/jpeg',
} as const;

export type FileMedia = (typeof MEDIA)[Exclude<keyof typeof MEDIA, 'json'>];
