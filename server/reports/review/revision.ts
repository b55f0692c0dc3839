/**
 * The revision of a review, so that reviewers do not overwrite each other (C5.4), and publish neither details that they
 * have not seen (C15.7) nor a name that only the contact, erased meanwhile, had identified (C5.2).
 */
import { createHash } from 'node:crypto';
import { DETAIL_FIELDS } from '../../../domain/receipt/details.ts';
import type { ReportRow } from '../report/queries.ts';

/** The same for the same state, about which it reveals nothing. */
export function revisionOf(report: ReportRow): string {
  const { id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse, contactErasedAt } = report;
  // Reviewers see the language with the text, and may correct it during the review (C19.3).
  const details = DETAIL_FIELDS.filter((field) => field !== 'narrativeLanguage').map((field) => report[field]);
  const review = [id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse];
  const state = JSON.stringify([...review, details, contactErasedAt]);
  return createHash('sha256').update(state).digest('base64url');
}
