/** The calls for reports that are like another (contract C17.1): apart from the others, since no list needs them. */
import type { SimilarReport } from '../similar/answer.ts';
import type { Call } from './call.ts';

export const SIMILAR_CALLS = {
  listSimilarReports: 'GET /api/reports/:id/similar' as Call<SimilarReport[]>,
  listSimilarPublicReports: 'GET /api/reports/public/:id/similar' as Call<SimilarReport[]>,
} as const;
