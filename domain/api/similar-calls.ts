/** Calls for similar reports (C17.1) */
import type { SimilarReport } from '../similar/answer.ts';
import type { Call } from './call.ts';

export const SIMILAR_CALLS = {
  listSimilarReports: 'GET /api/reports/:id/similar' as Call<SimilarReport[]>,
  listSimilarPublicReports: 'GET /api/reports/public/:id/similar' as Call<SimilarReport[]>,
} as const;
