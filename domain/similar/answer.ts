/** What is told of reports that are like another (contract C17.1). */
import * as z from 'zod/mini';
import { SIMILAR_MAX } from './similar.ts';

/**
 * One of them. `submittedAt` is a moment of a report of the own club; of a copy it is the day, or the month (C3.9, C5.5).
 * `because` holds values that both have, as they are stored, then words of both stories.
 */
export const SimilarReport = z.strictObject({
  id: z.uuid(),
  headline: z.nullable(z.string()),
  submittedAt: z.string(),
  because: z.array(z.string()),
});
export type SimilarReport = z.output<typeof SimilarReport>;

export const SimilarReports = z.array(SimilarReport).check(z.maxLength(SIMILAR_MAX));
