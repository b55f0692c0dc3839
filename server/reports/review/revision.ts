/** Which state of its review a report is in, so that two reviewers do not undo each other's decisions (contract C5.4). */
import { createHash } from 'node:crypto';
import type { ReportRow } from '../report/queries.ts';

/** The same for the same state of a review, another for any other; tells nothing of it. */
export function revisionOf(report: ReportRow): string {
  const { id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse } = report;
  const state = JSON.stringify([id, approvedForPublicView, smsManagerComment, publicHeadline, redactions, coarse]);
  return createHash('sha256').update(state).digest('base64url');
}
