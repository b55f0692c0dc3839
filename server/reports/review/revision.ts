/**
 * The revision of a review, so that two reviewers do not overwrite each other (C5.4) and nobody publishes unseen
 * details (C15.7).
 */
import { createHash } from 'node:crypto';
import { DETAIL_FIELDS } from '../../../domain/receipt/details.ts';
import type { ReportRow } from '../report/queries.ts';

/** Equal for equal states; reveals nothing about them. */
export function revisionOf(report: ReportRow): string {
  const { id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse } = report;
  // The language is shown with its text and corrected in passing (C19.3).
  const details = DETAIL_FIELDS.filter((field) => field !== 'narrativeLanguage').map((field) => report[field]);
  const review = [id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse];
  const state = JSON.stringify([...review, details]);
  return createHash('sha256').update(state).digest('base64url');
}
