/** Response with similar reports (C17.1) */
import * as z from 'zod/mini';
import { SIMILAR_MAX } from './similar.ts';

/** `submittedAt`: exact for the user's club, else day or month (C3.9, C5.5). */
export const SimilarReport = z.strictObject({
  id: z.uuid(),
  headline: z.nullable(z.string()),
  submittedAt: z.string(),
  because: z.array(z.string()),
});
export type SimilarReport = z.output<typeof SimilarReport>;

export const SimilarReports = z.array(SimilarReport).check(z.maxLength(SIMILAR_MAX));
