/** The answer about reports that are similar to one (contract C17.1). */
import * as z from 'zod/mini';
import { SIMILAR_MAX } from './similar.ts';

/**
 * A similar report. `submittedAt` is the exact time for a report of the own club, and the day or month for a copy (C3.9, C5.5).
 * `because` lists equal values as they are stored, then words that are in both stories.
 */
export const SimilarReport = z.strictObject({
  id: z.uuid(),
  headline: z.nullable(z.string()),
  submittedAt: z.string(),
  because: z.array(z.string()),
});
export type SimilarReport = z.output<typeof SimilarReport>;

export const SimilarReports = z.array(SimilarReport).check(z.maxLength(SIMILAR_MAX));
