/** Sending photos along with what claims them (contract C16.1, C16.2). */
import { ApiError } from '../../api.ts';

/** The photos that go along, as they are collected. */
export type Photos = {
  /** The ids to claim, once nothing is on its way any more. */
  collect: () => Promise<string[]>;
  /** Sends them again, where they have waited too long. */
  renew: () => Promise<string[]>;
  items: () => readonly unknown[];
};

/** The photos cannot be claimed, and nothing else was refused. */
export const arePhotosRefused = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && !!problem.errors?.length && problem.errors.every(({ path }) => path === 'uploads');

/** Calls `send` with the ids to claim; photos that cannot be claimed any more are sent again, once. */
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
