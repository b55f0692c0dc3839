/** Photos that waited too long to be claimed (contract C16.1, C16.2). */
import { ApiError } from '../../api.ts';

/** True for a refusal of the photos alone: they can be sent again, and the rest is accepted. */
export const areGone = (problem: unknown): boolean =>
  problem instanceof ApiError && !!problem.errors?.length && problem.errors.every(({ path }) => path === 'uploads');
