/**
 * Which state of its review a report is in, so that two reviewers do not undo each other's decisions (contract C5.4), and nobody
 * publishes details that came meanwhile without having seen them (C15.7).
 */
import { createHash } from 'node:crypto';
import { DETAIL_FIELDS } from '../../../domain/receipt/details.ts';
import type { ReportRow } from '../report/queries.ts';

/** The same for the same state of a review, another for any other; tells nothing of it. */
export function revisionOf(report: ReportRow): string {
  const { id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse } = report;
  // The language is corrected in passing, and shown with the text that it is about (C19.3).
  const details = DETAIL_FIELDS.filter((field) => field !== 'narrativeLanguage').map((field) => report[field]);
  const review = [id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse];
  const state = JSON.stringify([...review, details]);
  return createHash('sha256').update(state).digest('base64url');
}
