/** Submits a report with the photos it claims (C16.1, C16.2). */
import { ApiError } from '../../api.ts';

export type Photos = {
  /** Resolves to the ids once all uploads have finished, or of those finished after `waitMs`. */
  collect: (waitMs?: number) => Promise<string[]>;
  /** Uploads expired photos again. */
  renew: (waitMs?: number) => Promise<string[]>;
  items: () => readonly unknown[];
  /** How many a reload lost. */
  lost: () => number;
};

/** True if only the photos were refused. */
export const arePhotosRefused = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && !!problem.errors?.length && problem.errors.every(({ path }) => path === 'uploads');

/** Retries once with renewed photos. `waitMs`: for uploads to finish. */
export async function withPhotos<Answer>(
  photos: Photos,
  send: (uploads: string[]) => Promise<Answer>,
  waitMs?: number,
): Promise<Answer> {
  try {
    return await send(await photos.collect(waitMs));
  } catch (problem) {
    if (!arePhotosRefused(problem)) throw problem;
    return send(await photos.renew(waitMs));
  }
}
