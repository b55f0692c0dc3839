/** Photo metrics: number and size, never whose (docs/operations.md). */
import type { Services } from '../services.ts';
import { photoMetrics } from './queries.ts';

export const photoGauges = async ({ database }: Pick<Services, 'database'>): Promise<Record<string, number>> => {
  const { photos, published, uploads, bytes } = await photoMetrics(database.db);
  return { photos, photos_published: published, photo_uploads_waiting: uploads, photo_bytes: bytes };
};
