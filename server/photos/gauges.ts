/** Figures of photos for monitoring (docs/operations.md): how many, how large, never of whom. */
import type { Services } from '../services.ts';
import { photoFigures } from './queries.ts';

/** What is asked for each time the figures are read. */
export const photoGauges = async ({ database }: Pick<Services, 'database'>): Promise<Record<string, number>> => {
  const { photos, published, uploads, bytes } = await photoFigures(database.db);
  return { photos, photos_published: published, photo_uploads_waiting: uploads, photo_bytes: bytes };
};
