/** Sends photos with the report that claims them (C16.1, C16.2). */
import { ApiError } from '../../api.ts';

export type Photos = {
  /** The ids, once nothing is being sent. */
  collect: () => Promise<string[]>;
  /** Sends expired photos again. */
  renew: () => Promise<string[]>;
  items: () => readonly unknown[];
};

/** Only the photos were refused. */
export const arePhotosRefused = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && !!problem.errors?.length && problem.errors.every(({ path }) => path === 'uploads');

/** Sends expired photos again, once. */
export async function withPhotos<Answer>(
  photos: Photos,
  send: (uploads: string[]) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(await photos.collect());
  } catch (problem) {
    if (!arePhotosRefused(problem)) throw problem;
    return send(await photos.renew());
  }
}
